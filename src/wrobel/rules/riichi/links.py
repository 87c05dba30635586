"""Under which ids riichi knows the patterns that families share.

See ``rules/glossary``; beside them what the family means of its own by a pattern.
"""

from wrobel.rules.trace import Text

LINKS: dict[str, tuple[str, ...]] = {
    "all_chows": ("pinfu",),
    "twin_chows": ("iipeikou", "ryanpeikou"),
    "all_simples": ("tanyao",),
    "dragon_pung": ("yakuhai_dragon",),
    "seat_wind": ("yakuhai_seat",),
    "round_wind": ("yakuhai_round",),
    "replacement_tile": ("rinshan",),
    "robbing_kong": ("chankan",),
    "last_tile": ("haitei", "houtei"),
    "fully_concealed_hand": ("menzen_tsumo",),
    "seven_pairs": ("chiitoitsu",),
    "outside_hand": ("chanta", "junchan"),
    "pure_straight": ("ittsuu",),
    "mixed_triple_chow": ("sanshoku_doujun",),
    "triple_pung": ("sanshoku_doukou",),
    "three_concealed_pungs": ("sanankou",),
    "four_concealed_pungs": ("suuankou",),
    "three_kongs": ("sankantsu",),
    "four_kongs": ("suukantsu",),
    "all_pungs": ("toitoi",),
    "small_three_dragons": ("shousangen",),
    "big_three_dragons": ("daisangen",),
    "small_four_winds": ("shousuushii",),
    "big_four_winds": ("daisuushii",),
    "terminals_and_honors": ("honroutou",),
    "all_terminals": ("chinroutou",),
    "all_honors": ("tsuuiisou",),
    "half_flush": ("honitsu",),
    "full_flush": ("chinitsu",),
    "all_green": ("ryuuiisou",),
    "thirteen_orphans": ("kokushi",),
    "nine_gates": ("chuuren",),
    "heaven": ("tenhou",),
    "earth": ("chiihou", "renhou", "renhou_mangan"),
}

# What is peculiar to this family, said in a sentence beside the other families.
NOTES: dict[str, Text] = {
    "all_chows": Text(
        "Pinfu in riichi must be closed, with a valueless pair and a two-sided wait.",
        "Pinfu w riichi wymaga zamkniętej ręki, pary bez wartości i dwustronnego czekania.",
    ),
    "twin_chows": Text(
        "Riichi needs a closed hand and has a yaku of its own for two couples.",
        "Riichi wymaga zamkniętej ręki i ma osobne yaku za dwie takie dwójki.",
    ),
    "all_simples": Text(
        "Some riichi rules allow it only in a closed hand.",
        "Niektóre zasady riichi uznają je tylko w zamkniętej ręce.",
    ),
    "dragon_pung": Text(
        "In riichi it is added to Little Three Dragons.",
        "W riichi dolicza się go do Małych Trzech Smoków.",
    ),
    "robbing_kong": Text(
        "Riichi also lets Thirteen Orphans rob a concealed kong.",
        "W riichi Trzynaście Sierot może przechwycić także ukryty kan.",
    ),
    "last_tile": Text(
        "Riichi tells the last draw from the last discard.",
        "Riichi odróżnia ostatni kamień muru od ostatniego odrzuconego.",
    ),
    "concealed_hand": Text(
        "In riichi a closed hand has no yaku of its own.",
        "W riichi sama zamknięta ręka nie jest yaku.",
    ),
    "self_draw": Text(
        "In riichi a self-draw counts only with a closed hand, as a fully concealed one.",
        "W riichi tsumo liczy się tylko przy zamkniętej ręce, jako W Pełni Ukryta Ręka.",
    ),
    "seven_pairs": Text(
        "The pairs must all differ in riichi.",
        "W riichi wszystkie pary muszą być różne.",
    ),
    "outside_hand": Text(
        "In riichi chanta accepts terminals and honors, junchan wants a terminal in every"
        " group; both need at least one chow.",
        "W riichi chanta dopuszcza skrajne i specjalne, junchan wymaga skrajnego w każdej "
        "grupie; oba potrzebują co najmniej jednego chi.",
    ),
    "pure_straight": Text(
        "Riichi pays more when the whole hand is closed.",
        "Riichi płaci więcej, gdy zamknięta jest cała ręka.",
    ),
    "three_concealed_pungs": Text(
        "Riichi gives way to the yakuman when there are four.",
        "W riichi przy czterech liczy się już yakuman.",
    ),
    "four_concealed_pungs": Text(
        "Riichi allows a discard only for the pair.",
        "W riichi odrzuconym kamieniem można dopełnić tylko parę.",
    ),
    "small_three_dragons": Text(
        "Riichi adds the two dragon pungs.",
        "Riichi dolicza oba pon smoków.",
    ),
    "small_four_winds": Text(
        "In riichi it is a yakuman.",
        "W riichi to yakuman.",
    ),
    "nine_gates": Text(
        "Riichi accepts the finished shape whatever the wait.",
        "Riichi uznaje gotowy układ bez względu na czekanie.",
    ),
    "earth": Text(
        "In riichi a win on one's own first draw is chiihou, one on a discard of the first "
        "go-around renhou.",
        "W riichi wygrana własnym pierwszym kamieniem to chiihou, a na kamieniu odrzuconym "
        "w pierwszej kolejce renhou.",
    ),
    "chicken_hand": Text(
        "In riichi such a hand cannot win.",
        "W riichi taką ręką nie można wygrać.",
    ),
}
