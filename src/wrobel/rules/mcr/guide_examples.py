"""Two hands for each pattern of MCR, and one that just misses it."""

TEXT = """
big_four_winds
1112223334455z + 4z; mcr discard E/S
22m11122233444z + 3z; mcr self-draw E/N
1112223334555z + 4z; mcr discard E/S

big_three_dragons
12355s55566777z + 6z; mcr discard N/N
23334s55566777z + 6z; mcr discard E/W bonus=2f
123555s5556777z + 6z; mcr discard N/N

all_green
222233334488s6z + 6z; mcr discard N/N
222233666s6666z + 6s; mcr discard N/W
99m2233334488s6z + 6z; mcr discard N/N

nine_gates
1112345678999m + 7m; mcr discard E/E
1112345678999p + 3p; mcr discard W/E
1112345688999m + 7m; mcr discard E/E

four_kongs
7z [4444m] [8888m] [6666p] [2222s] + 7z; mcr discard W/W
5s [6666p] (9999m) [3333z] [6666m] + 5s; mcr discard S/N
7z [4444m] [8888m] [6666p] [222s] + 7z; mcr discard W/W

seven_shifted_pairs
1122334456677s + 5s; mcr discard N/W
1122344556677p + 3p; mcr discard W/E
1123344556677s + 5s; mcr discard N/W

thirteen_orphans
19m19p19s1223467z + 5z; mcr discard N/E
19m19p19s1234567z + 1m; mcr discard E/E
1199m1199p1199s1z + 1z; mcr discard E/E

all_terminals
1199m1119999p11s + 1p; mcr discard S/E
19999m1199p1199s + 1m; mcr discard S/E
99m1119999p11s44z + 1p; mcr discard S/E

little_four_winds
1122233344z [666z] + 1z; mcr discard W/S
33z12p [111z] [222z] [444z] + 3p; mcr discard N/S
11m11222333z [666z] + 1z; mcr discard W/S

little_three_dragons
34m77z [555z] [666z] [123p] + 5m; mcr discard E/E
7z [555z] [444z] [222z] [666z] + 7z; mcr discard W/W bonus=1f2g
34m99p [555z] [666z] [123p] + 5m; mcr discard E/E

all_honors
1122334455667z + 7z; mcr discard N/N
1122334556677z + 4z; mcr discard W/E
88s11224455667z + 7z; mcr discard N/N

four_concealed_pungs
222m555p888s444m3z + 3z; mcr discard E/S
111m99p111999s11z + 9p; mcr self-draw W/S
222444m555p88s33z + 3z; mcr discard E/S

pure_terminal_chows
1122335578899p + 7p; mcr discard E/E
1122335577899s + 8s; mcr discard E/N bonus=2f2g
1122335567889p + 7p; mcr discard E/E

quadruple_chow
55556667777p33z + 6p; mcr discard N/N
55m11112222333s + 3s; mcr discard S/W
45555666777p33z + 6p; mcr discard N/N

four_pure_shifted_pungs
1133344455666p + 5p; mcr self-draw N/W
1155566777888s + 6s; mcr self-draw N/W
1113334445666p + 5p; mcr self-draw N/W

four_pure_shifted_chows
12233344456m22z + 5m; mcr self-draw N/S bonus=4g
12233344456m55p + 5m; mcr discard S/S
12233344456m22z + 2m; mcr self-draw N/S bonus=4g

three_kongs
34m11z [2222m] (5555p) [8888s] + 5m; mcr self-draw S/W
34m11z (2222m) (5555p) (8888s) + 5m; mcr discard S/W
34m11z [2222m] (5555p) [888s] + 5m; mcr self-draw S/W

all_terminals_and_honors
1199m11p11s22466z + 4z; mcr discard E/N
1199m99s1134455z + 3z; mcr discard N/E
1199m11p116s2266z + 6s; mcr discard E/N

seven_pairs
1122m3344p5566s1z + 1z; mcr discard E/E
1122334455667z + 7z; mcr discard N/N
11m223344p56789s + 7s; mcr discard E/E

greater_honors_and_knitted
123456z147m25p36s + 7z; mcr discard E/E
147m3p258s134567z + 2z; mcr discard E/E
147m25p369s23456z + 7z; mcr discard E/E

all_even_pungs
22266888m44466s + 6m; mcr discard S/N
2266m222p444666s + 6m; mcr discard W/E
22266888m44456s + 6m; mcr discard S/N

full_flush
1122334477889p + 9p; mcr discard S/N
1122366778899p + 3p; mcr discard E/S
12233477889p44z + 9p; mcr discard S/N

pure_triple_chow
33444555p11345s + 3p; mcr discard W/N
5566677778889m + 5m; mcr discard W/W bonus=2g4f
3344455p111345s + 3p; mcr discard W/N

pure_shifted_pungs
22789m33444555p + 3p; mcr self-draw N/N
444555666m4p234s + 4p; mcr discard W/E
222789m3344455p + 3p; mcr self-draw N/N

upper_tiles
77799m88999p [789m] + 8p; mcr discard E/N bonus=1f1g2f2g3g4f4g
888p89s99m [789m] [777p] + 7s; mcr discard E/E
777m88999p11s [789m] + 8p; mcr discard E/N bonus=1f1g2f2g3g4f4g

middle_tiles
444m44456p45556s + 5s; mcr discard S/N bonus=1g4f
456p45s444m66p [456m] + 6s; mcr discard E/E
444m44567p45556s + 5s; mcr discard S/N bonus=1g4f

lower_tiles
111m1112233p111s + 2p; mcr discard W/S
123m123p1223s [222p] + 2s; mcr self-draw S/E
111m1112234p111s + 2p; mcr discard W/S

pure_straight
1112345678999p + 9p; mcr discard S/E
1222356789s444z + 4s; mcr self-draw N/E
1112345667899p + 9p; mcr discard S/E

three_suited_terminal_chows
123789m12379p55s + 8p; mcr self-draw N/N
123789m12389p55s + 7p; mcr discard S/N bonus=1f2f4f
123789m23479p55s + 8p; mcr self-draw N/N

pure_shifted_chows
56777889m222p55z + 6m; mcr self-draw S/N
1233456777p777s + 5p; mcr discard S/W
45677889m222p55z + 6m; mcr self-draw S/N

all_fives
3445555m455556p + 6m; mcr self-draw S/N
45555667m56p555s + 7p; mcr robbed-kong N/N bonus=1f1g3f3g4f4g
2344555m455556p + 6m; mcr self-draw S/N

triple_pung
11m111p111999s11z + 1m; mcr discard E/S
222444m22p222s11z + 2p; mcr discard E/S
11m111p111999s11z + 1z; mcr discard E/S

three_concealed_pungs
222m555p888s44m33z + 4m; mcr discard E/S
1112223334455z + 4z; mcr discard E/S
2224m555p888s333z + 4m; mcr discard E/S

lesser_honors_and_knitted
123456z147m25p36s + 8p; mcr discard E/E
17m28p369s123457z + 5p; mcr discard E/W
147m5p36s1234567z + 8p; mcr discard E/E

knitted_straight
12345z147m25p369s + 8p; mcr discard E/E
144567m258p69s44z + 3s; mcr self-draw W/W
47m25p369s123456z + 8p; mcr discard E/E

upper_four
678m67888p66678s + 8p; mcr discard E/W
678p777s99m68s [678m] + 7s; mcr discard E/E
678m56788p66678s + 8p; mcr discard E/W

lower_four
11233334m33p333s + 3p; mcr self-draw S/W
12233334m234p24s + 3s; mcr discard W/S
12333345m33p333s + 3p; mcr self-draw S/W

big_three_winds
5667m111222444z + 6m; mcr discard W/W bonus=1f1g
11p567s11222333z + 1z; mcr self-draw W/S bonus=1f
56667m11122444z + 6m; mcr discard W/W bonus=1f1g

mixed_straight
123777m456p78s55z + 9s; mcr discard W/S
12233455m45p789s + 6p; mcr discard W/S
123777m456p78s55z + 6s; mcr discard W/S

reversible_tiles
23488p445566s55z + 8p; mcr self-draw S/W bonus=1g2f4f
1223499p456999s + 3p; mcr discard S/N
23488p344556s55z + 8p; mcr self-draw S/W bonus=1g2f4f

mixed_triple_chow
34556m45699p456s + 4m; mcr discard E/E
45678m678p678s66z + 3m; mcr discard S/E
35567m45699p456s + 4m; mcr discard E/E

mixed_shifted_pungs
888m2255777p666s + 2p; mcr discard W/E
1188m666777p999s + 8m; mcr discard W/E
888m2255577p666s + 2p; mcr discard W/E

chicken_hand
123678m45p55z [789s] + 3p; mcr discard S/N
678m34p789s11z [123m] + 5p; mcr discard S/W
123678m24p55z [789s] + 3p; mcr discard S/N

last_tile_draw
199m19p9s1234567z + 1s; mcr self-draw S/E flags=last_tile
3344556677889s + 9s; mcr self-draw W/E flags=last_tile
199m19p9s1234567z + 1s; mcr self-draw S/E

last_tile_claim
1223344556677s + 1s; mcr discard W/W flags=last_tile
147m69p25s124567z + 8s; mcr discard S/N flags=last_tile
1223344556677s + 1s; mcr discard W/W

out_with_replacement_tile
11m55p123789s [4444z] + 1m; mcr self-draw E/N flags=replacement
147m3569p258s [4444z] + 5p; mcr self-draw E/E flags=replacement
11m55p123789s [4444z] + 1m; mcr self-draw E/N

robbing_the_kong
147m258p39s13456z + 7z; mcr robbed-kong W/E
147m8p369s123457z + 6z; mcr robbed-kong E/E
147m258p39s13456z + 7z; mcr self-draw W/E

two_concealed_kongs
123s45s11z (3333m) (7777p) + 6s; mcr discard S/W
2266678m (6666p) (6666s) + 6m; mcr discard S/W bonus=1f1g2f3g4g
777p12345s11z (3333m) + 6s; mcr discard S/W

all_pungs
222m555p888s44m33z + 4m; mcr discard E/S
777888m333p33s11z + 3s; mcr discard E/W
2224m555p888s333z + 4m; mcr discard E/S

half_flush
11223778899p77z + 3p; mcr discard W/N
11344558899p22z + 3p; mcr discard N/N
99m11223778899p + 3p; mcr discard W/N

mixed_shifted_chows
123678m78p567s77z + 9p; mcr self-draw W/N
234m123678p34s77z + 5s; mcr discard E/E
123678m78p678s77z + 9p; mcr self-draw W/N

all_types
11m2277p3399s11z5z + 5z; mcr discard E/E
11m33p226s225577z + 6s; mcr discard W/S
2277p339999s115z + 5z; mcr discard E/E

melded_hand
3z [123m] [678m] [789p] [567s] + 3z; mcr discard S/W
7z [234m] [678p] [345s] [123p] + 7z; mcr discard N/W
3z [123m] [678m] [789p] [567s] + 3z; mcr self-draw S/W

two_dragon_pungs
44m345p234s55777z + 5z; mcr self-draw E/S
23m33p345s555777z + 4m; mcr discard S/S bonus=4f
444m345p234s5577z + 5z; mcr self-draw E/S

outside_hand
1238999p123789s + 7p; mcr discard N/N bonus=2f3f
7999m778899p222z + 8m; mcr discard W/E bonus=1f1g
1237999p123789s + 7p; mcr discard N/N bonus=2f3f

fully_concealed_hand
1122334455667m + 7m; mcr self-draw E/E
123456z147m25p36s + 7z; mcr self-draw E/E
1122334455667m + 7m; mcr discard E/E

two_melded_kongs
1155566p [4444p] [7777p] + 6p; mcr discard E/E
44888p22s [8888m] [4444m] + 4p; mcr discard E/E
1155566p [4444p] [777p] + 6p; mcr discard E/E

melded_and_concealed_kong
123s45s11z [3333m] (7777p) + 6s; mcr self-draw S/W
45789m33z [6666z] (7777z) + 3m; mcr discard E/E bonus=4f
123s45s11z [3333m] [7777p] + 6s; mcr self-draw S/W

last_tile
2335m147p369s [888m] + 8m; mcr discard W/E
56p77s [567p] [567p] [567p] + 7p; mcr discard W/W bonus=2f4f
23358m14p369s [888m] + 7p; mcr discard W/E

dragon_pung
12345789p44555z + 6p; mcr discard S/N
345m456p567s5566z + 5z; mcr discard W/E bonus=3f
12345789p44455z + 6p; mcr discard S/N

prevalent_wind
55777p11166777z + 6z; mcr self-draw N/E
11155999m11155z + 5z; mcr self-draw S/E
555777p1166777z + 6z; mcr self-draw N/E

seat_wind
1222356789s444z + 4s; mcr self-draw N/E
5568m567p789s111z + 7m; mcr discard E/S
12222356789s44z + 4s; mcr self-draw N/E

concealed_hand
123777m456p78s55z + 9s; mcr discard W/S
147m123369p28s33z + 5s; mcr discard S/W
123777m456p78s55z + 9s; mcr self-draw W/S

all_chows
14556778m369p25s + 8s; mcr self-draw W/S
147m258p369s67p55m + 8p; mcr discard E/E
145677m369p25s22z + 8s; mcr self-draw W/S

tile_hog
1122m3344p5555s1z + 1z; mcr discard E/E
1111445667777z + 5z; mcr discard S/N
112255m3344p55s1z + 1z; mcr discard E/E

double_pung
111m99p111999s11z + 9p; mcr self-draw W/S
2266m222p444666s + 6m; mcr discard W/E
1111m9p111199s11z + 9p; mcr self-draw W/S

two_concealed_pungs
1112345678999p + 5p; mcr self-draw S/E
44m345p234s55777z + 5z; mcr self-draw E/S
1112345678999p + 7p; mcr self-draw S/E

concealed_kong
333m678s11z45m (5555p) + 6m; mcr self-draw S/W
234m345p1333s (4444z) + 2s; mcr discard W/W
333m678s11z45m [5555p] + 6m; mcr self-draw S/W

all_simples
2233445566778s + 8s; mcr discard E/E
2233445667788m + 5m; mcr discard E/S
1223345566778s + 8s; mcr discard E/E

pure_double_chow
1122335667789p + 9p; mcr self-draw E/S
22334455m234p55s + 5m; mcr self-draw W/E
1223345667789p + 9p; mcr self-draw E/S

mixed_double_chow
678m566778p78s66z + 9s; mcr discard E/E
123456789m23p55s + 1p; mcr discard N/S
678m556677p78s66z + 9s; mcr discard E/E

short_straight
1112345678999m + 7m; mcr discard E/E
1112345678999p + 3p; mcr discard W/E
1112344567999m + 7m; mcr discard E/E

two_terminal_chows
1235578m123789p + 9m; mcr discard W/S
123789m123789p3s + 3s; mcr discard W/W
1235567m123678p + 8m; mcr discard W/S

pung_of_terminals_or_honors
4555m789p123s222z + 6m; mcr discard N/E
1112345667899m + 9m; mcr discard E/N
45555m789p123s22z + 6m; mcr discard N/E

melded_kong
234m67p678s66z [3333s] + 5p; mcr robbed-kong N/N
456m345p5677s [8888s] + 7s; mcr discard S/E
234m67p678s66z [333s] + 5p; mcr robbed-kong N/N

one_voided_suit
112233778899p9s + 9s; mcr discard W/W
1122m3344p1111z5z + 5z; mcr discard E/E
55m1122337788p9s + 9s; mcr discard W/W

no_honors
112233778899p9s + 9s; mcr discard W/W
11227788m4466p3s + 3s; mcr discard N/N bonus=3f4f
122334778899p9s + 9s; mcr discard W/W

edge_wait
1122335578899p + 7p; mcr discard E/E
345m12678p234s77z + 3p; mcr discard E/N
1122335557799p + 7p; mcr discard E/E

closed_wait
123678m567p79s77z + 8s; mcr self-draw S/S
123678m57p234s44z + 6p; mcr robbed-kong N/E
123678m567p67s77z + 8s; mcr self-draw S/S

single_wait
222m555p888s444m3z + 3z; mcr discard E/S
1467m369p258s111z + 6m; mcr discard S/W
222444m555p88s33z + 3z; mcr discard E/S

self_drawn
123m456p7899s [345m] + 9s; mcr self-draw N/N
1557m258p369s [222m] + 4m; mcr self-draw S/E
123m456p7899s [345m] + 9s; mcr discard N/N

flower_tiles
19m119p19s124567z + 3z; mcr discard N/E bonus=2f
19m19p19s1234567z + 1s; mcr discard N/S bonus=2f2g
19m119p19s124567z + 3z; mcr discard N/E
"""
