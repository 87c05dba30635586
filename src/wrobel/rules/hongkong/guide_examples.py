"""Two hands for each pattern of Hong Kong mahjong, and one that just misses it."""

TEXT = """
chicken_hand
34455556m78p [5555p] + 6p; hk-old robbed-kong S/E bonus=4f
55666678m99p [777m] + 5m; hk-old discard N/N bonus=123f1g
34455556m78p [5555z] + 6p; hk-old robbed-kong S/E bonus=4f

all_chows
1234445789m123p + 6m; hk-old discard E/S
123456789m1124p + 3p; hk-old discard W/W
1234447899m123p + 6m; hk-old discard E/S

concealed_hand
1177779p123789s + 8p; hk-old discard W/W bonus=1f
33334m11345567p + 2m; hk-old robbed-kong N/W bonus=2f
1177779p789s [123s] + 8p; hk-old discard W/W bonus=1f

self_draw
11m66677788899s + 6s; hk-old self-draw S/W bonus=1g
123567m1144p345s + 1p; hk-old self-draw S/W bonus=4f
11m66677788899s + 6s; hk-old discard S/W bonus=1g

last_tile
11222333344p33s + 2p; hk-old discard W/W bonus=12f12g flags=last_tile
1111234567899s + 9s; hk-old discard S/N bonus=1234f flags=last_tile
11222333344p33s + 2p; hk-old discard W/W bonus=12f12g

replacement_tile
1111239m111123p + 9m; hk-old self-draw W/S bonus=1234f1234g flags=bonus_replacement
11233m11123p123s + 2m; hk-old self-draw E/E bonus=34f4g flags=bonus_replacement
1111239m111123p + 9m; hk-old self-draw W/S bonus=1234f1234g

dragon_pung
1m123789p123s666z + 1m; hk-old discard W/E bonus=1f
44455m666p888s77z + 7z; hk-old discard S/N bonus=3g
11m123789p123s66z + 1m; hk-old discard W/E bonus=1f

seat_wind
112233m13p22s333z + 2p; hk-old discard W/E bonus=124f14g
11777m11777s111z + 1s; hk-old discard E/S bonus=34f3g
112233m13p222s33z + 2p; hk-old discard W/E bonus=124f14g

round_wind
333m345p34s44455z + 5s; hk-old self-draw W/N bonus=1234f
123m789s1122444z + 1z; hk-old discard S/N bonus=24f1234g
333m345p34s44555z + 5s; hk-old self-draw W/N bonus=1234f

no_bonus
11156m111p111s44z + 4m; hk-old discard N/W
23456789m111p55s + 1m; hk-old discard E/W
11156m111p111s44z + 4m; hk-old discard N/W bonus=3f

own_bonus
11113m33p123789s + 2m; hk-old discard S/W bonus=14f2g
2288m777789p456s + 2m; hk-old discard S/N bonus=123f23g
11113m33p123789s + 2m; hk-old discard W/W bonus=14f2g

round_bonus
11m11112333445s + 2s; hk-old discard S/S bonus=24f23g
12366789m13789s + 2s; hk-old discard W/N bonus=24f14g
11m11112333445s + 2s; hk-old discard S/S bonus=3f

all_pungs
444m1177p111777s + 1p; hk-old discard N/W bonus=1g
444m66677888s22z + 7s; hk-old discard S/N bonus=3f
44m11789p111777s + 1p; hk-old discard N/W bonus=1g

clean
2244477789p222z + 2p; hk-old discard E/E bonus=3g
12355579p22444z + 8p; hk-old self-draw W/W bonus=24f124g
22444789p66s222z + 2p; hk-old discard E/E bonus=3g

bouquet
456m123p111s4447z + 7z; hk-old discard E/E bonus=1234f
678m678p5678s444z + 5s; hk-old discard W/W bonus=1234f
456m123p111s4447z + 7z; hk-old discard E/E bonus=3f

kong_on_kong
678m34p11z [1111p] [2222s] + 5p; hk-old self-draw S/W bonus=1f flags=kong_on_kong
11168m99p (1111p) (1111s) + 7m; hk-old self-draw N/E bonus=1234f1234g flags=kong_on_kong
678m34p11z [1111p] [2222s] + 5p; hk-old self-draw S/W bonus=1f

all_pairs
11122m11445555p + 1m; hk-old discard E/N bonus=3g
1133m5577p2299s4z + 4z; hk-old discard S/E bonus=3f
111222m1144555p + 4p; hk-old discard E/N bonus=3g

small_three_dragons
111456m5566677z + 7z; hk-new discard E/E bonus=3g
34m123s55566677z + 2m; hk-old self-draw W/N bonus=2g
11456m55566677z + 7z; hk-new discard E/E bonus=3g

small_four_winds
123m1112223344z + 3z; hk-new self-draw N/N bonus=13f
67p11122333444z + 8p; hk-new robbed-kong S/E bonus=3f
123m66p11122233z + 3z; hk-new self-draw N/N bonus=13f

three_dragons
567p99s55566777z + 6z; hk-old discard W/S bonus=1f
345m66s55566777z + 6z; hk-old discard S/W bonus=1234f
567p999s5566777z + 6z; hk-old discard W/S bonus=1f

purity
1111234567899m + 9m; hk-old discard E/N
1112456678999m + 3m; hk-old robbed-kong E/S bonus=1234f1234g
1112345678999m + 9m; hk-old discard E/N

all_honors
1111222446677z + 2z; hk-new discard W/W bonus=4f14g
1112233445577z + 1z; hk-old discard N/W bonus=1g
44p11112446677z + 2z; hk-new discard W/W bonus=4f14g

thirteen_orphans
119m19p19s134567z + 2z; hk-old robbed-kong W/W bonus=1f
119m19p19s234567z + 1z; hk-new discard N/N bonus=4f
1199m1199p1199s1z + 1z; hk-old discard W/W bonus=1f

hidden_treasure
111222888p1333z + 1z; hk-old self-draw S/W bonus=124f1234g
1113337m888p222s + 7m; hk-new self-draw N/S
11122888p11333z + 1z; hk-old self-draw S/W bonus=124f1234g

all_terminals
111999m1199p111s + 1p; hk-old discard N/E bonus=234f124g
111999m9p111999s + 9p; hk-new discard N/N bonus=3f
111999m11789p11s + 1p; hk-old discard N/E bonus=234f124g

nine_gates
1112345678999m + 1m; hk-old self-draw E/E
1112345678999m + 2m; hk-old discard S/W bonus=34f
1123456678999m + 1m; hk-old self-draw E/E

heaven
1111223334477z + 3z; hk-new self-draw E/N flags=first_turn
1111223344557z + 7z; hk-new self-draw E/W flags=first_turn
1111223334477z + 3z; hk-new self-draw E/N

earth
1111223p335555s + 3p; hk-new discard S/W bonus=4g flags=first_turn
1111224466888p + 8p; hk-new discard S/E bonus=1234f1234g flags=first_turn
1111223p335555s + 3p; hk-new discard S/W bonus=4g

big_four_winds
1112223334447z + 7z; hk-old discard S/S bonus=4f4g
1122233344455z + 1z; hk-new discard E/S bonus=14f134g
1122233344477z + 7z; hk-old discard S/S bonus=4f4g

all_kongs
1m (6666m) (2222s) [1111s] [3333p] + 1m; hk-new self-draw E/W bonus=134f1234g
1m [3333z] [5555p] [1111s] [4444p] + 1m; hk-new discard E/N bonus=34f1234g
1m (6666m) (2222s) [1111s] [333p] + 1m; hk-new self-draw E/W bonus=134f

robbing_kong
567777m567p7778s + 6s; hk-old robbed-kong S/E robbing_kong_fan:1
777789m22p13789s + 2s; hk-old robbed-kong S/N bonus=1234f1234g robbing_kong_fan:1
567777m567p7778s + 6s; hk-old self-draw S/E

all_eight_bonus
135m246p789s1235z + 7z; hk-old self-draw W/E bonus=1234f1234g all_eight_bonus:"win-limit"
45666677m11666z + 7m; hk-new self-draw N/S bonus=1234f1234g all_eight_bonus:"win-8"
45666677m11666z + 7m; hk-new self-draw N/S bonus=123f1234g all_eight_bonus:"win-8"

seven_bonus
1111m119p111199s + 9p; hk-old self-draw W/N bonus=123f1234g all_pairs:false seven_bonus:"win-3"
1111m119p111199s + 9p; hk-old self-draw W/N bonus=1f2f4f1g2g3g4g all_pairs:false seven_bonus:"win-3"
111m1199p111999s + 9p; hk-old self-draw W/N bonus=123f1234g

each_bonus
678m1134p123789s + 2p; hk-new discard N/N bonus=4f each_bonus:true
11p12379s [789s] [789m] + 8s; hk-old discard S/E bonus=2f2g each_bonus:true
678m1134p123789s + 2p; hk-new discard N/N

own_round_bonus
66p66677788s [345s] + 8s; hk-old self-draw E/E bonus=23f123g own_round_bonus:true
9p [789p] [789s] [789p] [123p] + 9p; hk-new discard N/N bonus=124f1234g own_round_bonus:true
66p66677788s [345s] + 8s; hk-old self-draw W/E bonus=23f123g

pair_258
1112345567899s + 9s; hk-new discard S/N bonus=3g
45556m789p56678s + 7s; hk-new discard W/W bonus=4g
1112334567899s + 9s; hk-new discard S/N bonus=3g

terminal_chows
11123777789p55s + 5s; hk-new discard W/S bonus=2f24g
1177m123777789p + 7m; hk-new discard W/N bonus=2f4g
111234777789p5s + 5s; hk-new discard W/S bonus=2f24g

same_chow_two_suits
123m1112567p888s + 3p; hk-new discard W/W bonus=1234f
12m123777p12399s + 3m; hk-new robbed-kong E/E bonus=1234f
123m11124567p88s + 3p; hk-new discard W/W bonus=1234f

two_suits
113355p47788s44z + 4s; hk-new discard E/W bonus=2g
22233m11344556p + 1p; hk-new discard W/N
99m1133p47788s44z + 4s; hk-new discard E/W bonus=2g

small_four_in_one
12223m777p345s77z + 2m; hk-new discard E/N bonus=1234f1234g
11112456789m22z + 3m; hk-new discard W/N bonus=2f
1223m777p345s777z + 2m; hk-new discard E/N bonus=1234f1234g

twin_chows
789m89p778899s77z + 7p; hk-new discard S/S bonus=4f
112233m345p5678s + 8s; hk-new discard N/W bonus=24f124g
789m89p677889s77z + 7p; hk-new discard S/S bonus=4f

four_in_one
456m3333445p678s + 5p; hk-new discard W/S bonus=1g
45777p23344445s + 6p; hk-new self-draw W/S bonus=4g
456m2333345p678s + 5p; hk-new discard W/S bonus=1g

twelve_exposed
9p [123m] [456m] [333p] [777s] + 9p; hk-new self-draw E/E bonus=3f
1s [222m] [777m] [345p] [111p] + 1s; hk-new self-draw N/S bonus=23g
9p [123m] [456m] [333p] [777s] + 9p; hk-new discard E/E bonus=3f

exposed_snake
222m23456p66s [789p] + 1p; hk-new discard E/N
1156789m111p [123m] + 4m; hk-new discard N/E bonus=1f
222m23345p66s [789p] + 1p; hk-new discard E/N

concealed_snake
2344456789m666p + 1m; hk-new discard N/E bonus=2f
333m123456789p1s + 1s; hk-new discard E/S bonus=1234f
2334445789m666p + 1m; hk-new discard N/E bonus=2f

five_doors
345m67p333s44466z + 8p; hk-new discard S/S bonus=3f3g
12m333p345s11166z + 3m; hk-new robbed-kong W/N bonus=24g
345m67p11333s444z + 8p; hk-new discard S/S bonus=3f3g

only_1_5
1224455m334455p + 1m; hk-new discard W/N bonus=2g
2233455m114455p + 4m; hk-new discard W/S bonus=1g
12244m334455p99s + 1m; hk-new discard W/N bonus=2g

five_corners
1117899m789p123s + 9m; hk-new discard N/E
123m1113p111789s + 2p; hk-new self-draw N/N bonus=123f123g
1117899m678p123s + 9m; hk-new discard N/E

all_discards
9p [123m] [456m] [333p] [777s] + 9p; hk-new discard E/E bonus=3f
5z [333z] [444m] [678s] [456p] + 5z; hk-new discard N/N bonus=3f3g
9p [123m] [456m] [333p] [777s] + 9p; hk-new self-draw E/E bonus=3f

only_3_7
4455m3344667p66s + 7p; hk-new discard W/E bonus=2f
44677m4477p5577s + 6m; hk-new discard S/S bonus=3f34g
55m334466799p66s + 7p; hk-new discard W/E bonus=2f

only_5_9
77m678p55577899s + 8s; hk-new discard E/E bonus=234f1234g
56788m78p677889s + 6p; hk-new discard S/W bonus=4g
77m678p45677899s + 8s; hk-new discard E/E bonus=234f1234g

consecutive_pungs
111m33p55666777s + 5s; hk-new self-draw N/E bonus=1234f1234g
1166777888999s + 6s; hk-new discard S/S
111m33p55666777s + 3p; hk-new self-draw N/E bonus=1234f1234g

matching_pungs
666m666p66888s11z + 6s; hk-new discard E/N bonus=2g
333m333p3337799s + 9s; hk-new self-draw W/W bonus=24g
66m666p66888s111z + 6s; hk-new discard E/N bonus=2g

three_identical_chows
11m567p44455566s + 6s; hk-new discard E/W bonus=23g
44455556666p22z + 4p; hk-new discard S/W bonus=13f13g
11m567p44455566s + 1m; hk-new discard E/W bonus=23g

big_four_in_one
66677778889p44z + 8p; hk-new discard N/S bonus=1g
11222233344m44p + 3m; hk-new discard S/W bonus=4g
6667777888p444z + 8p; hk-new discard N/S bonus=1g

one_number
666m456678p5667s + 6s; hk-new self-draw E/S bonus=1f
13345m233445p33s + 2m; hk-new discard N/E bonus=2f
666m456789p5667s + 6s; hk-new self-draw E/S bonus=1f

two_numbers
555p333s1155777z + 1z; hk-new self-draw S/S bonus=2f2g two_numbers:true
77s55z [2222s] [777z] [666z] + 5z; hk-new discard N/W two_numbers:true
555p333s1555777z + 1z; hk-new self-draw S/S bonus=2f2g
"""
