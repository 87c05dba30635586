"""The explanation of riichi scores: complete, consistent, and in both languages."""

import re
from string import Formatter
from typing import Any

import pytest

import wrobel
from tests.conftest import share
from tests.reference import riichi as slow
from tests.support.case_tables import case_id, table
from wrobel.rules.request import Request
from wrobel.rules.riichi import texts
from wrobel.rules.riichi.about import BONUS
from wrobel.rules.riichi.catalogue import FU, LIMITS, PATTERNS
from wrobel.rules.riichi.explain import explain
from wrobel.rules.riichi.options import OPTIONS
from wrobel.rules.riichi.reading import Reading
from wrobel.rules.riichi.refusals import BY_ID as PATTERN_BY_ID
from wrobel.rules.riichi.refusals import why_not
from wrobel.rules.score import Score
from wrobel.rules.scorer import run
from wrobel.rules.trace import Line, Named, Text, Trace

CASES = [row for row in table("riichi_score") if not row["id"].startswith("XR")]
SCORES = [row for row in table("riichi_settle") if row["call"] == "score"]
PARTS = ("fans", "refused", "fu", "steps", "payments", "notes")
NOT_SHAPES = {"dora", "ura_dora", "red_five", "renhou", "renhou_mangan"}


def traced(request: dict[str, Any]) -> tuple[Request, Score, Trace]:
    ready = Request(request)
    score = run(ready)
    return ready, score, explain(ready, score)


def check(request: Request, score: Score, trace: Trace) -> None:
    """What holds for every trace."""
    for lang in ("en", "pl"):
        told = trace.to_dict(lang)
        for part in PARTS:
            for line in told[part]:
                words = line.get("text", "") + line.get("name", "")
                assert words
                assert not re.search(r"[{}]|None|Text\(", words), words
        for reading in trace.readings:
            worth = reading.to_dict(lang)["worth"]
            assert worth
            assert "{" not in worth
    assert all(line.rule for line in (*trace.fans, *trace.refused, *trace.fu))
    if score.problem:
        assert not trace.fans
        assert {"no_yaku"} <= {line.id for line in trace.notes}
        return
    check_sums(score, trace)
    check_refused(Reading(request, score), trace)


def check_sums(score: Score, trace: Trace) -> None:
    steps = {line.id: line for line in trace.steps}
    total = sum((line.value or 0) * line.count for line in trace.fans)
    assert total == (score.yakuman or score.han)
    assert sum(line.value or 0 for line in trace.fu) == score.fu
    if not score.yakuman:
        assert steps["han"].value == score.han
        assert steps["fu"].value == score.fu
    assert trace.readings[0].chosen
    assert [reading.chosen for reading in trace.readings[1:]] == [False] * (len(trace.readings) - 1)
    assert trace.readings[0].fans == tuple(
        (fan["id"], fan["value"], fan["count"]) for fan in score.fans
    )
    if not score.missing:
        assert trace.readings[0].points == score.points
        assert steps["points"].value == score.points
        assert all(score.points >= one.points for one in trace.readings if "han" in one.worth.en)
    if score.payments is not None:
        assert {line.id: line.value for line in trace.payments} == score.payments
        assert steps["total"].value == max(score.payments.values())
        for line in trace.payments:
            parts = [int(number) for number in re.findall(r"\d+", said(line, "en"))]
            assert sum(parts) == abs(line.value or 0), said(line, "en")


def check_refused(reading: Reading, trace: Trace) -> None:
    """Every shape is counted or refused with a reason; nothing is both or neither."""
    counted = {line.id for line in trace.fans}
    refused = {line.id for line in trace.refused}
    doubles = {"kokushi", "chuuren", "suuankou", "daisuushii"}
    assert not counted & refused - doubles - NOT_SHAPES
    shapes = set(reading.visible).difference(BONUS)
    assert counted - NOT_SHAPES <= shapes
    if "ordinary" not in refused:
        assert shapes <= counted | refused
    for name in shapes & refused - counted:
        if not PATTERN_BY_ID[name].limit and not reading.score.yakuman:
            assert why_not(name, reading) is not None


def said(line: Line, lang: str) -> str:
    return line.why.say(lang) if line.why is not None else ""


@pytest.mark.parametrize("row", [*CASES, *SCORES], ids=case_id)
def test_worked_examples_are_explained(row: dict[str, Any]) -> None:
    check(*traced(row["request"]))
    more = {**row["request"], "honba": 2, "deposits": 3}
    check(*traced(more))


@pytest.mark.parametrize("part", range(2))
def test_random_hands_are_explained(part: int) -> None:
    for request in share(slow.random_requests(f"trace {part}", 20_000), 2_000, 60, 20_000):
        check(*traced(request))


def test_answers_carry_the_trace() -> None:
    row = CASES[0]["request"]
    told = wrobel.score(row, trace=True).to_dict("pl")
    assert told["trace"]["lang"] == "pl"
    assert told["readings"][0]["chosen"] is True
    assert {"trace", "readings"}.isdisjoint(wrobel.score(row).to_dict())
    refused = wrobel.score(REJECTED["XR1"], trace=True).to_dict()
    assert refused["ok"] is False
    assert refused["trace"]["refused"]


# The sentences that people ask for

REJECTED = {row["id"]: row["request"] for row in table("riichi_score") if row["id"][:2] == "XR"}
BY_ID = {row["id"]: row["request"] for row in [*table("riichi_score"), *SCORES]}
OPEN = {"rules": "tenhou", "seat": "S", "from": "E", "by": "discard"}
PUNG_EAST = {"kind": "pung", "tiles": "111z", "from": "E"}


def changed(name: str, **fields: Any) -> dict[str, Any]:
    found = {**BY_ID[name], **{key.rstrip("_"): value for key, value in fields.items()}}
    return {key: value for key, value in found.items() if value is not None}


@pytest.mark.parametrize(
    ("request_", "name", "en", "pl"),
    [
        pytest.param(
            REJECTED["XR1"],
            "tanyao",
            "the hand is open and “Open tanyao” is off in ema-2008",
            "ręka jest otwarta, a opcja „Otwarte tanyao” jest w ema-2008 wyłączona",
            id="10.1 tanyao open",
        ),
        pytest.param(
            changed("X10", options={"open_tanyao": False}),
            "tanyao",
            "the hand is open and “Open tanyao” is off here",
            "ręka jest otwarta, a opcja „Otwarte tanyao” jest tu wyłączona",
            id="10.1 tanyao set off",
        ),
        pytest.param(
            {**BY_ID["X90"], "rules": "ema-2016", "hand": "123456m46p22789s", "win": "5p"},
            "pinfu",
            "the wait is a closed one",
            "czekanie jest zamknięte",
            id="10.1 R10.2 no pinfu beside renhou",
        ),
        pytest.param(
            BY_ID["X71"],
            "pinfu",
            "the pair is your seat wind",
            "para to wiatr gracza",
            id="10.1 pinfu seat wind",
        ),
        pytest.param(
            changed("X71", round="S", seat="E", from_="S"),
            "pinfu",
            "the pair is the round wind",
            "para to wiatr rundy",
            id="10.1 pinfu round wind",
        ),
        pytest.param(
            changed("X71", hand="112233m456p78s55z"),
            "pinfu",
            "the pair is dragons",
            "para to smoki",
            id="10.1 pinfu dragons",
        ),
        pytest.param(
            BY_ID["X13"],
            "pinfu",
            "the wait is a closed one",
            "czekanie jest zamknięte",
            id="10.1 pinfu closed wait",
        ),
        pytest.param(
            BY_ID["X14"],
            "pinfu",
            "the wait is an edge one",
            "czekanie jest skrajne",
            id="10.1 pinfu edge wait",
        ),
        pytest.param(
            BY_ID["X15"],
            "pinfu",
            "the pair is dragons; the wait is for the pair",
            "para to smoki; czekanie jest na parę",
            id="10.1 pinfu pair wait",
        ),
        pytest.param(
            changed("X01", options={"pinfu_tsumo": False}),
            "pinfu",
            "self-drawn, and “Pinfu with tsumo” is off here",
            "wygrana przez tsumo, a opcja „Pinfu z tsumo” jest tu wyłączona",
            id="R9.11 pinfu tsumo",
        ),
        pytest.param(
            BY_ID["X10"], "pinfu", "the hand is open", "ręka jest otwarta", id="R9.3 pinfu open"
        ),
        pytest.param(
            BY_ID["X35"],
            "iipeikou",
            "already part of Twice pure double chow (ryanpeikou)",
            "wchodzi już w skład: Podwójne Dwa Takie Same Chi w Jednym Kolorze (ryanpeikou)",
            id="10.1 iipeikou in ryanpeikou",
        ),
        pytest.param(
            {**OPEN, "hand": "112233m44p67s", "win": "8s", "melds": [PUNG_EAST]},
            "iipeikou",
            "the hand is open",
            "ręka jest otwarta",
            id="R9.3 iipeikou open",
        ),
        pytest.param(
            BY_ID["X35"],
            "chiitoitsu",
            "only in another reading of the hand: 3 han 25 fu, 3200",
            "tylko przy innym odczytaniu ręki: 3 han 25 fu, 3200",
            id="10.1 chiitoitsu and ryanpeikou",
        ),
        pytest.param(
            BY_ID["X48"],
            "pinfu",
            "only in another reading of the hand: 3 han 30 fu, 3900",
            "tylko przy innym odczytaniu ręki: 3 han 30 fu, 3900",
            id="R5.30 other reading",
        ),
        pytest.param(
            BY_ID["X44"],
            "menzen_tsumo",
            "the hand is open",
            "ręka jest otwarta",
            id="R9.3 menzen tsumo open",
        ),
        pytest.param(
            BY_ID["X40"],
            "honitsu",
            "replaced by Full flush (chin'itsu)",
            "zastępuje je Pełny Kolor (chin'itsu)",
            id="10.1 honitsu",
        ),
        pytest.param(
            BY_ID["X38"],
            "chanta",
            "replaced by Terminals in all sets (junchan)",
            "zastępuje je Skrajne w Każdej Grupie (junchan)",
            id="10.1 chanta and junchan",
        ),
        pytest.param(
            BY_ID["X34"],
            "chanta",
            "there is no chow: such a hand is All terminals and honours (honroutou)",
            "nie ma żadnego chi: taka ręka to Same Skrajne i Specjalne (honroutou)",
            id="10.1 chanta and honroutou",
        ),
        pytest.param(
            BY_ID["X23"],
            "suuankou",
            "999p was completed by another player's tile, so it counts as melded",
            "999p dopełnił cudzy kamień, więc liczy się jak zameldowane",
            id="R9.5 suuankou",
        ),
        pytest.param(
            {**OPEN, "hand": "222333m55p45699s", "win": "5p", "flags": ["riichi"]},
            "sanankou",
            "555p was completed by another player's tile, so it counts as melded",
            "555p dopełnił cudzy kamień, więc liczy się jak zameldowane",
            id="R9.5 sanankou",
        ),
        pytest.param(
            BY_ID["X47"],
            "riichi",
            "replaced by Double riichi (daburu riichi)",
            "zastępuje je Podwójne Riichi (daburu riichi)",
            id="R3.7 riichi",
        ),
        pytest.param(
            changed("X45", rules="tenhou", flags=["riichi", "replacement", "last_tile"]),
            "haitei",
            "the last tile is a kong's replacement and “Rinshan together with haitei” is off in "
            "tenhou",
            "ostatni kamień jest uzupełniający po kan, a opcja „Rinshan razem z haitei” jest w "
            "tenhou "
            "wyłączona",
            id="R2.21 haitei",
        ),
        pytest.param(
            changed("X05", options={"ippatsu": False}),
            "ippatsu",
            "“Ippatsu” is off here",
            "opcja „Ippatsu” jest tu wyłączona",
            id="R3.6 ippatsu",
        ),
        pytest.param(
            changed("X02", ura="1s"),
            "ura_dora",
            "only a winner in riichi counts them",
            "liczy je tylko zwycięzca, który zgłosił riichi",
            id="R3.9 ura",
        ),
        pytest.param(
            changed("X03", ura="1s", options={"ura": False, "kan_ura": False}),
            "ura_dora",
            "“Ura dora” is off here",
            "opcja „Ura dora” jest tu wyłączona",
            id="R3.9 ura off",
        ),
        pytest.param(
            changed("X03", dora="1s2z", options={"kan_dora": False, "kan_ura": False}),
            "dora",
            "only the first indicator counts: “Kan dora” is off here",
            "liczy się tylko pierwszy wskaźnik: opcja „Kan dora” jest tu wyłączona",
            id="R1.9 kan dora off",
        ),
        pytest.param(
            REJECTED["XR2"],
            "dora",
            "bonus han are no yaku and cannot make a hand winnable",
            "dodatkowe han to nie yaku i same nie pozwalają wygrać",
            id="R9.1 dora alone",
        ),
        pytest.param(
            changed("X85", rules="ema-2016"),
            "tsuuiisou",
            "yakuman do not add up: “Yakuman add up” is off in ema-2016",
            "yakumany się nie sumują: opcja „Yakumany się sumują” jest w ema-2016 wyłączona",
            id="R10.1 no stacking",
        ),
        pytest.param(
            changed("X27", rules="tenhou"),
            "kokushi",
            "the wait was for all thirteen tiles, but “Double thirteen orphans” is off in tenhou",
            "czekanie było na wszystkie 13 kamieni, ale opcja „Podwójne Trzynaście Sierot” jest w "
            "tenhou wyłączona",
            id="R10.5 no double kokushi",
        ),
        pytest.param(
            BY_ID["X25"],
            "suuankou",
            "the wait was for the pair, but “Double four concealed pungs” is off in ema-2016",
            "czekanie było na parę, ale opcja „Podwójne Cztery Ukryte Pon” jest w ema-2016 "
            "wyłączona",
            id="R10.5 no double suuankou",
        ),
        pytest.param(
            changed("X24", dora="1m", flags=["riichi"]),
            "ordinary",
            "beside a yakuman ordinary yaku, dora and fu do not count: Riichi, "
            "Fully concealed hand (menzen tsumo), All pungs (toitoi), Dora",
            "przy yakumanie nie liczą się zwykłe yaku, dora ani fu: Riichi, "
            "W Pełni Ukryta Ręka (menzen tsumo), Same Pony (toitoi), Dora",
            id="R9.2 beside a yakuman",
        ),
        pytest.param(
            changed("X74", rules="tenhou"),
            "renhou_mangan",
            "“Renhou” is off in tenhou",
            "opcja „Renhou” jest w tenhou wyłączona",
            id="R10.2 renhou off",
        ),
        pytest.param(
            changed("X74", seat="E", from_="S"),
            "renhou",
            "East cannot have it: its own turn is over",
            "Wschód go nie ma: swój ruch już wykonał",
            id="R10.2 renhou East",
        ),
        pytest.param(
            BY_ID["Y29c"],
            "renhou_mangan",
            "the discarder plays after you, so you have had a turn of your own",
            "odrzucający gra po tobie, więc twój ruch już był",
            id="R10.2 renhou late",
        ),
        pytest.param(
            BY_ID["Y29a"],
            "renhou_mangan",
            "the hand is worth more than a mangan without it",
            "bez niego ręka jest warta więcej niż mangan",
            id="R10.2 renhou lower",
        ),
        pytest.param(
            BY_ID["Y29b"],
            "ordinary",
            "renhou is exactly a mangan here; nothing is added to it: Pinfu, All simples (tanyao)",
            "renhou to tutaj dokładnie mangan; nic się do niego nie dodaje: "
            "Pinfu, Same Zwykłe (tanyao)",
            id="R10.2 renhou alone",
        ),
        pytest.param(
            BY_ID["X43"],
            "yakuhai_seat",
            "South is neither your seat wind nor the round wind",
            "Południe nie jest ani wiatrem gracza, ani wiatrem rundy",
            id="10.1 worthless wind",
        ),
        pytest.param(
            {**OPEN, "hand": "22223344m66778p", "win": "8p", "flags": ["riichi"]},
            "chiitoitsu",
            "four equal tiles are not two pairs",
            "cztery takie same kamienie to nie dwie pary",
            id="10.1 four are not two pairs",
        ),
        pytest.param(
            {
                **OPEN,
                "hand": "1114567899m",
                "win": "9m",
                "melds": [{"kind": "chow", "tiles": "123m", "from": "E"}],
            },
            "chuuren",
            "nine gates must be wholly in hand, without melds and kongs",
            "wszystkie kamienie muszą być w ręce, bez zameldowanych grup i kan",
            id="10.2 nine gates melded",
        ),
    ],
)
def test_refused(request_: dict[str, Any], name: str, en: str, pl: str) -> None:
    found = {line.id: line for line in traced(request_)[2].refused}
    assert name in found, found.keys()
    assert said(found[name], "en") == en
    assert said(found[name], "pl") == pl


@pytest.mark.parametrize(
    ("request_", "part", "name", "en", "pl"),
    [
        pytest.param(
            BY_ID["X41"],
            "steps",
            "fu",
            "20 + 4 + 2 = 26, rounded up to 30",
            "20 + 4 + 2 = 26, w górę do 30",
            id="R9.4 rounding",
        ),
        pytest.param(
            BY_ID["X41"],
            "steps",
            "base",
            "30 × 2^(4 + 2) = 1920; not raised to a mangan: “Rounding up to mangan” is off in "
            "ema-2016",
            "30 × 2^(4 + 2) = 1920; bez podnoszenia do mangana: opcja „Zaokrąglanie do mangana” "
            "jest w ema-2016 "
            "wyłączona",
            id="R9.15 no kiriage",
        ),
        pytest.param(
            BY_ID["X88"],
            "steps",
            "base",
            "30 × 2^(4 + 2) = 1920, rounded up to 2000: mangan (“Rounding up to mangan” is on in "
            "m-league)",
            "30 × 2^(4 + 2) = 1920, w górę do 2000: mangan (opcja „Zaokrąglanie do mangana” jest "
            "w m-league włączona)",
            id="R9.15 kiriage",
        ),
        pytest.param(
            BY_ID["X23"],
            "steps",
            "base",
            "50 × 2^(4 + 2) = 3200, at most 2000: mangan",
            "50 × 2^(4 + 2) = 3200, najwyżej 2000: mangan",
            id="R9.14 cap",
        ),
        pytest.param(
            BY_ID["X58"],
            "steps",
            "base",
            "14 han: sanbaiman, base 6000; 13 han are no yakuman: “Counted yakuman” is off in "
            "ema-2016",
            "14 han: sanbaiman, baza 6000; 13 han to nie yakuman: opcja „Liczony yakuman” jest "
            "w "
            "ema-2016 wyłączona",
            id="R9.16 no counted yakuman",
        ),
        pytest.param(
            BY_ID["Y13c"],
            "steps",
            "liability",
            "West is liable and pays half, the discarder the other half",
            "Zachód odpowiada i płaci połowę, odrzucający drugą połowę",
            id="R8.5 half",
        ),
        pytest.param(
            BY_ID["Y13a"],
            "steps",
            "liability",
            "West is liable and pays everything",
            "Zachód odpowiada i płaci całość",
            id="R8.3 everything",
        ),
        pytest.param(
            BY_ID["Y13d"],
            "steps",
            "counters",
            "1 × 300 = 300, paid by West",
            "1 × 300 = 300, płaci Zachód",
            id="R8.5 counters by the liable player",
        ),
        pytest.param(
            BY_ID["R8.6c"],
            "steps",
            "liability",
            "West is liable and pays everything; only for Big three dragons (dai sangen), the "
            "rest is paid as usual: “Reach of liability” in mahjong-soul: the yakuman fed",
            "Zachód odpowiada i płaci całość; tylko za Duże Trzy Smoki (dai sangen), za resztę "
            "płaci się zwyczajnie: opcja „Zakres odpowiedzialności” w mahjong-soul: tylko ten "
            "yakuman",
            id="R8.6 own yakuman",
        ),
        pytest.param(
            BY_ID["R8.2"],
            "notes",
            "liable",
            "Nobody is liable as was said: the yakuman it belongs to is not scored.",
            "Wskazany gracz nie odpowiada: yakuman, którego dotyczy, nie jest liczony.",
            id="R8.2 not scored",
        ),
        pytest.param(
            changed("Y13c", options={"pao_daisangen": False}),
            "notes",
            "liable",
            "Nobody is liable as was said: “Liability for big three dragons” is off here.",
            "Wskazany gracz nie odpowiada: opcja „Odpowiedzialność za Duże Trzy Smoki” jest tu "
            "wyłączona.",
            id="R8.1 off",
        ),
        pytest.param(
            changed("Y13c", liable="E"),
            "notes",
            "liable",
            "Nobody is liable as was said: the last set of Big three dragons (dai sangen) was not "
            "claimed "
            "from East with the others already shown.",
            "Wskazany gracz nie odpowiada: ostatniej grupy układu Duże Trzy Smoki (dai sangen) "
            "nie przejęto "
            "od gracza Wschód przy odkrytych pozostałych.",
            id="R8.1 not fed",
        ),
        pytest.param(
            BY_ID["Y12a"],
            "notes",
            "two_han_at_5",
            "With five counters or more a win needs two han from yaku; missing: 1. "
            "“Two han from five counters on” is on in ema-2008.",
            "Przy pięciu lub więcej licznikach wygrana wymaga dwóch han z yaku; brakuje: 1. "
            "opcja „Dwa han od pięciu liczników” jest w ema-2008 włączona.",
            id="R7.6 two han",
        ),
        pytest.param(
            REJECTED["XR2"],
            "notes",
            "no_yaku",
            "The hand is complete but has no yaku; at least one is needed to win.",
            "Ręka jest ułożona, ale nie ma żadnego yaku; do wygranej potrzebne jest przynajmniej "
            "jedno.",
            id="R2.5 no yaku",
        ),
        pytest.param(
            changed("X02", flags=["last_of_kind"], tiles_left=3),
            "notes",
            "ignored",
            "Ignored, since these rules do not use it: tiles left in the wall, last of its kind.",
            "Pominięto, bo te zasady tego nie używają: kamienie w murze, ostatni taki kamień.",
            id="3 flags of others",
        ),
        pytest.param(
            changed("X02", from_=None),
            "notes",
            "from",
            "It is not said who discarded the winning tile, so payments are not known.",
            "Nie podano, kto odrzucił zwycięski kamień, więc wypłaty nie są znane.",
            id="3 no discarder",
        ),
        pytest.param(
            changed("X48", rules="ema-2008"),
            "notes",
            "reading_choice",
            "Under these rules the winner chooses the reading; the best one is taken here.",
            "W tych zasadach odczytanie ręki wybiera zwycięzca; tutaj przyjęto najlepsze.",
            id="R5.30 winner chooses",
        ),
        pytest.param(
            BY_ID["X03"],
            "fans",
            "dora",
            "1s shows 2s: 2",
            "1s wskazuje 2s: 2",
            id="R1.10 dora",
        ),
        pytest.param(
            BY_ID["X41"],
            "fans",
            "ittsuu",
            "one han less: the hand is open",
            "o jeden han mniej: ręka jest otwarta",
            id="10.1 open",
        ),
        pytest.param(
            BY_ID["X27"],
            "fans",
            "kokushi",
            "double yakuman: the wait was for all thirteen tiles",
            "podwójny yakuman: czekanie było na wszystkie 13 kamieni",
            id="R10.5 double",
        ),
        pytest.param(
            BY_ID["X01"],
            "fu",
            "tsumo",
            "not counted with pinfu",
            "przy pinfu się nie liczy",
            id="R9.11 pinfu tsumo fu",
        ),
        pytest.param(
            BY_ID["X16"],
            "fu",
            "pung_open_yaochuu",
            "completed by another player's tile: counts as melded",
            "dopełniony cudzym kamieniem: liczy się jak zameldowany",
            id="R9.5 fu",
        ),
        pytest.param(
            BY_ID["X89"],
            "fu",
            "pair_double_wind",
            "counted once",
            "liczona raz",
            id="R9.7 double wind",
        ),
    ],
)
def test_said(request_: dict[str, Any], part: str, name: str, en: str, pl: str) -> None:
    lines: list[Line] = getattr(traced(request_)[2], part)
    found = {line.id: line for line in lines}
    assert name in found, found.keys()
    assert said(found[name], "en") == en
    assert said(found[name], "pl") == pl


def test_a_yaku_has_its_names_and_tiles() -> None:
    trace = traced(BY_ID["X41"])[2]
    ittsuu = next(line for line in trace.fans if line.id == "ittsuu")
    assert ittsuu.to_dict("en") == {
        "id": "ittsuu",
        "name": "Pure straight (ikki tsuukan)",
        "original": "一気通貫",
        "value": 1,
        "sets": ["123m", "456m", "789m"],
        "text": "one han less: the hand is open",
        "rule": "10.1",
    }
    assert ittsuu.to_dict("pl")["name"] == "Czysty Strit (ikki tsuukan)"


def test_special_forms_are_drawn() -> None:
    pairs = traced(BY_ID["X07"])[2].readings[0].groups
    assert [group.kind for group in pairs] == ["pair"] * 7
    assert [group.tiles for group in pairs if group.winning] == ["44z"]
    orphans = traced(BY_ID["X27"])[2].readings[0].groups
    assert [(group.kind, group.tiles) for group in orphans] == [("orphans", "119m19p19s1234567z")]


def test_readings_come_best_first() -> None:
    readings = traced(BY_ID["X35"])[2].readings
    assert [reading.worth.say("en") for reading in readings] == [
        "5 han, mangan, 8000",
        "4 han 40 fu, mangan, 8000",
        "3 han 25 fu, 3200",
    ]
    assert [group.tiles for group in readings[0].groups if group.winning] == ["567p"]


# Both languages everywhere


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_texts_are_in_both_languages() -> None:
    found = [value for value in vars(texts).values() if isinstance(value, Text)]
    for value in vars(texts).values():
        if isinstance(value, dict):
            found += [text for text in value.values() if isinstance(text, Text)]
    assert len(found) > 80
    for text in found:
        assert text.en
        assert text.pl
        assert fields(text.en) == fields(text.pl), text.en


def test_catalogues_are_in_both_languages() -> None:
    for pattern in PATTERNS:
        assert pattern.en
        assert pattern.pl
        assert pattern.means_en != pattern.means_pl
        assert pattern.script
    named: list[Named] = [*FU, *LIMITS]
    for item in named:
        assert item.name("en")
        assert item.name("pl")
    for option in OPTIONS:
        assert option.means("en") != option.means("pl")
