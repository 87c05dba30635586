"""Two hands for each pattern of riichi, and one that just misses it."""

TEXT = """
riichi
12355m12p234678s + 3p; ema-2016 discard S/E flags=riichi
12355m68p234678s + 7p; ema-2016 discard S/E flags=riichi
12355m12p234678s + 3p; ema-2016 discard S/E

double_riichi
33688m7788p2266s + 6m; ema-2016 discard W/S flags=double_riichi
340555m22246p22z + 5p; tenhou self-draw N/S flags=double_riichi
33688m7788p2266s + 6m; ema-2016 discard W/S

ippatsu
12345m456p22789s + 6m; ema-2016 self-draw W/E flags=riichi,ippatsu
12345m456p78922s + 6m; ema-2016 self-draw S/E flags=riichi,ippatsu
12345m456p22789s + 6m; ema-2016 self-draw W/E flags=riichi

menzen_tsumo
123345m3456789s + 3s; ema-2016 self-draw S/S
12346m456p22789s + 5m; ema-2016 self-draw S/E
123345m3456789s + 3s; ema-2016 discard S/S

pinfu
12345m456p22789s + 6m; ema-2016 discard S/E
1123456789m345s + 1m; tenhou discard W/E
23457m456p22789s + 6m; ema-2016 discard S/E

iipeikou
223344m55667p88s + 4p; ema-2016 discard S/E
667778889m33p23s + 1s; ema-2016 robbed-kong E/S
122334m55667p88s + 4p; ema-2016 discard S/E

tanyao
222333444m67p55s + 8p; ema-2016 discard S/E
2244m5588p33667s + 7s; ema-2016 discard E/E
122233344m67p55s + 8p; ema-2016 discard S/E

yakuhai_dragon
234567m22p67s [5555z] + 8s; ema-2016 discard S/E
234567m22p67s [555z] + 8s; ema-2016 discard S/E
234567m22p67s [3333z] + 8s; ema-2016 discard S/E

yakuhai_seat
123m456p22678s11z + 1z; ema-2016 discard E/E
111p999s1114477z + 4z; ema-2016 discard E/E
123m456p222678s1z + 1z; ema-2016 discard E/E

yakuhai_round
123m456p22678s11z + 1z; ema-2016 discard E/E
111p999s1114477z + 4z; ema-2016 discard E/E
123m456p222678s1z + 1z; ema-2016 discard E/E

rinshan
234567m22p78s [3333s] + 9s; ema-2016 self-draw S/E flags=replacement
99m345p23678s (6666z) + 1s; ema-2016 self-draw S/E flags=replacement
234567m22p78s [3333s] + 9s; ema-2016 self-draw S/E

chankan
234567m22p35678s + 4s; ema-2016 robbed-kong S/E
667778889m33p23s + 1s; ema-2016 robbed-kong E/S
234567m22p35678s + 4s; ema-2016 self-draw S/E

haitei
234m567p2245667s + 8s; ema-2016 self-draw S/E flags=last_tile
567m99p12233567s + 4s; ema-2016 self-draw E/S dora=73m flags=last_tile
234m567p2245667s + 8s; ema-2016 self-draw S/E

houtei
123m2267p456678s + 8p; tenhou discard N/E flags=last_tile
123m99p67s [222z] [789m] + 8s; ema-2016 discard W/E flags=last_tile
123m2267p456678s + 8p; tenhou discard N/E

chiitoitsu
1122m5588p3377s4z + 4z; ema-2016 discard S/E
1199m11p99s11447z + 7z; ema-2016 discard S/E
223344m66778p55s + 8p; ema-2016 discard S/E

chanta
123789p12233s55z + 1s; ema-2016 self-draw S/E
123m789p99s11z [789s] + 9s; ema-2016 discard S/S
123789p12233s55z + 4s; ema-2016 self-draw S/E

ittsuu
1123456789m345s + 1m; tenhou discard W/E
456789m1122z [123m] + 2z; ema-2016 discard S/E
1123466789m345s + 1m; tenhou discard W/E

sanshoku_doujun
23m12399p123789s + 1m; ema-2016 discard S/E
678m66778p22678s + 5p; tenhou discard S/W
23m12399p234789s + 1m; ema-2016 discard S/E

sanshoku_doukou
22299m222p22267s + 8s; ema-2016 discard S/E
789p999s3z [999p] [999m] + 3z; ema-2016 discard E/S
222999m22p22267s + 8s; ema-2016 discard S/E

sanankou
567m777888999s7z + 7z; ema-2016 discard E/S
222333444m67p55s + 8p; ema-2016 discard S/E
567m677788899s7z + 7z; ema-2016 discard E/S

sankantsu
2245p [1111m] (9999s) (7777z) + 6p; ema-2016 discard S/E
6m [111m] [7777z] [2222m] [2222p] + 6m; ema-2016 discard N/S
2245p [1111m] (9999s) [777z] + 6p; ema-2016 discard S/E

toitoi
22333m55599p777s + 9p; ema-2016 discard S/E
111m999p4z [999s] [222z] + 4z; ema-2016 discard S/E
12333m55599p777s + 9p; ema-2016 discard S/E

shousangen
11234p55777z [666z] + 1p; ema-2016 discard S/E
7z [8888p] [234s] [6666z] [5555z] + 7z; ema-2016 self-draw E/W
11234p55777z [666z] + 5z; ema-2016 discard S/E

honroutou
1199m11p99s11447z + 7z; ema-2016 discard S/E
111p999s1114477z + 4z; ema-2016 discard E/E
113399m99s11447z + 7z; ema-2016 discard S/E

honitsu
11234p55777z [666z] + 1p; ema-2016 discard S/E
456789m1122z [123m] + 2z; ema-2016 discard S/E
1234p555777z [666z] + 1p; ema-2016 discard S/E

junchan
23m12399p123789s + 1m; ema-2016 discard S/E
123m99p79s [123p] [123s] + 8s; ema-2016 discard S/E
23m23499p123789s + 1m; ema-2016 discard S/E

ryanpeikou
667788m1111223p + 3p; ema-2016 discard W/E
223344m556677p8s + 8s; ema-2016 self-draw S/E
667788m1111233p + 3p; ema-2016 discard W/E

chinitsu
2233445566778m + 8m; ema-2016 discard S/E
2234556s [123s] [789s] + 4s; ema-2016 discard S/W
22334455668m88p + 8m; ema-2016 discard S/E

renhou_mangan
12345m456p78922s + 6m; ema-2016 discard W/E flags=first_turn
2344556666m456p + 7m; ema-2016 discard W/S flags=first_turn
12345m456p78922s + 6m; ema-2016 discard W/E

kokushi
19m19p19s1123567z + 4z; tenhou robbed-kong E/S
19m19p19s1234567z + 1m; ema-2016 discard S/E
1199m1199p1199s1z + 1z; tenhou discard E/S

chuuren
1112345667899s + 9s; tenhou self-draw E/E
1112345678999m + 5m; ema-2016 discard S/E
1111234566789s + 9s; tenhou self-draw E/E

suuankou
22333m55599p777s + 9p; ema-2016 self-draw S/E
2333m555999p777s + 2m; ema-2016 discard S/E
12333m55599p777s + 9p; ema-2016 self-draw S/E

suukantsu
1z [9999s] (1111p) (6666z) (7777z) + 1z; ema-2016 discard E/E
2p (1111m) [5555s] [9999p] [3333z] + 2p; ema-2016 self-draw S/E
1z [9999s] (1111p) (6666z) [777z] + 1z; ema-2016 discard E/E

daisangen
1114455566z [777z] + 6z; tenhou self-draw E/S
22m66p [777z] [555z] [666z] + 2m; tenhou discard E/E
1114445566z [777z] + 6z; tenhou self-draw E/S

shousuushii
999s1112233344z + 4z; ema-2016 discard W/S dora=2z
1112233z [444z] [666z] + 2z; ema-2016 discard W/E dora=3z
99s11122233344z + 4z; ema-2016 discard W/S dora=2z

daisuushii
5m [111z] [222z] [333z] [444z] + 5m; ema-2016 self-draw S/E
5z [111z] [222z] [333z] [444z] + 5z; ema-2016 discard S/E
5m [222m] [222z] [333z] [444z] + 5m; ema-2016 self-draw S/E

tsuuiisou
1122334455667z + 7z; ema-2016 discard S/E
1114455566z [777z] + 6z; tenhou self-draw E/S
44p11223344557z + 7z; ema-2016 discard S/E

chinroutou
999m11p99s [111m] [999p] + 9s; ema-2016 discard S/E
99m99p111s (1111m) [1111p] + 9m; tenhou discard S/S
999m123p9s [111m] [999p] + 9s; ema-2016 discard S/E

ryuuiisou
2233446688s666z + 6s; ema-2016 self-draw S/E
2333444466688s + 8s; ema-2016 discard W/E dora=1s
2233446678s666z + 6s; ema-2016 self-draw S/E

tenhou
12345m456p22789s + 6m; ema-2016 self-draw E/E flags=first_turn
11m1199p1s116677z + 1s; tenhou self-draw E/E dora=1m flags=first_turn
12345m456p22789s + 6m; ema-2016 self-draw E/E

chiihou
1122399m677889s + 3m; tenhou self-draw S/S flags=first_turn
12345m456p22789s + 6m; ema-2016 self-draw W/E flags=first_turn
1122399m677889s + 3m; tenhou self-draw S/S

renhou
12345m456p22789s + 6m; ema-2008 discard W/E flags=first_turn
22344m445566s77z + 3m; pl-guide discard W/S flags=first_turn
12345m456p22789s + 6m; ema-2008 discard W/E

dora
12m22p233445789s + 3m; ema-2016 self-draw E/S dora=2s
111m12p778899s22z + 3p; tenhou discard E/E dora=1p
12m22p233445789s + 3m; ema-2016 discard E/S dora=2s

ura_dora
123m8p123677889s + 8p; ema-2016 discard E/S dora=8p ura=8s flags=riichi
1199m3355p22799s + 7s; tenhou discard E/S dora=3p ura=1s flags=riichi
123m8p123677889s + 8p; ema-2016 discard E/S dora=8p ura=8s

red_five
06667m23488p (2222m) + 6m; tenhou self-draw W/S
8s [444p] [345m] [222s] [340s] + 8s; tenhou self-draw E/E
66678m23488p (2222m) + 6m; tenhou self-draw W/S
"""
