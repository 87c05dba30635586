"""``wrobel rules``: lists, options, differences, cards."""

import json
import re
import sys
import types
from importlib import import_module
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.support import cli_fake
from tests.support.cli_run import Inside
from wrobel.cli.card_html import as_html, columns_of, font_size
from wrobel.cli.card_view import as_markdown, as_text, is_number_column
from wrobel.rules import search
from wrobel.rules.hongkong.catalogue import NEW_STYLE
from wrobel.rules.riichi.options import UNCERTAIN
from wrobel.rules.rulesets import FAMILY_OF, load, options_of, worths_of

EACH = pytest.mark.parametrize("rules", FAMILY_OF)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("WROBEL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Inside(capsys)


@pytest.fixture
def faked(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """With a card made by hand."""
    module = types.ModuleType("wrobel.rules.riichi.card")
    module.card = lambda _, lang: cli_fake.card(lang)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return cli


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_list(cli: Inside, lang: str) -> None:
    rows = json.loads(cli("rules", "list", "--json", "--lang", lang).out)
    assert [row["rules"] for row in rows] == list(FAMILY_OF)
    assert all(row["title"] and row["about"] for row in rows)
    text = cli("rules", "list", "--lang", lang).out
    assert all(rules in text for rules in FAMILY_OF)


@EACH
def test_show_has_every_option_and_pattern(cli: Inside, rules: str) -> None:
    table = json.loads(cli("rules", "show", rules, "--json").out)
    options = load(rules)
    assert (table["rules"], table["family"]) == (rules, options.family)
    assert {row["key"]: row["value"] for row in table["options"]} == dict(options)
    for row, option in zip(table["options"], options_of(options.family), strict=True):
        assert set(row) >= {"key", "value", "default", "allowed", "rule", "meaning"}
        assert row["value"] == row["default"]
        assert row["value"] in row["allowed"] or "numbers" in row
        assert row["meaning"].startswith(option.en)
        assert row["name"] != row["key"]
    assert [row["id"] for row in table["patterns"]] == [
        worth.pattern.id for worth in worths_of(options)
    ]
    text = cli("rules", "show", rules, "--lang", "pl").out
    for row in table["options"]:
        assert row["key"] in text


@pytest.mark.parametrize(
    ("arguments", "there", "missing"),
    [
        (("hk-old",), {"all_pungs"}, NEW_STYLE),
        (("hk-new",), NEW_STYLE - {"two_numbers"}, set()),
        (("ema-2016",), {"ippatsu"}, {"red_five", "renhou"}),
        (("tenhou",), {"red_five"}, {"renhou", "renhou_mangan"}),
        (("tenhou", "--set", "red_fives=0"), {"dora"}, {"red_five"}),
        (("tenhou", "--set", "renhou=yakuman"), {"renhou"}, {"renhou_mangan"}),
    ],
)
def test_show_lists_only_patterns_that_exist(
    cli: Inside, arguments: tuple[str, ...], there: set[str], missing: set[str]
) -> None:
    found = {
        row["id"] for row in json.loads(cli("rules", "show", *arguments, "--json").out)["patterns"]
    }
    assert found >= there
    assert not found & missing


@pytest.mark.parametrize(
    ("rules", "setting", "pattern", "worth"),
    [
        ("ema-2008", "", "tanyao", (1, 0)),
        ("ema-2016", "", "tanyao", (1, 1)),
        ("mahjong-soul", "double_daisuushii=true", "daisuushii", (2, 2)),
        ("mcr", "two_concealed_kongs=6", "two_concealed_kongs", (6, 6)),
        ("hk-old", "bouquet=plus1", "bouquet", (1, 1)),
        ("hk-old", "limit=13", "nine_gates", (13, 0)),
    ],
)
def test_show_gives_the_worth_under_the_options(
    cli: Inside, rules: str, setting: str, pattern: str, worth: tuple[int, int]
) -> None:
    changes = ("--set", setting) if setting else ()
    table = json.loads(cli("rules", "show", rules, *changes, "--json").out)
    row = next(row for row in table["patterns"] if row["id"] == pattern)
    assert (row["closed"], row["open"]) == worth


def test_show_names_a_limit_that_is_paid_whatever_the_han(cli: Inside) -> None:
    arguments = ("rules", "show", "ema-2016", "--set", "renhou=mangan")
    assert "Blessing of man 人和  mangan, open –" in cli(*arguments).out


def test_show_with_a_change(cli: Inside) -> None:
    arguments = ("rules", "show", "tenhou", "--set", "kiriage=true")
    row = next(
        row
        for row in json.loads(cli(*arguments, "--json").out)["options"]
        if row["key"] == "kiriage"
    )
    assert (row["value"], row["default"]) == (True, False)
    assert "kiriage = true (changed, false in tenhou)" in cli(*arguments).out


@EACH
@pytest.mark.parametrize(("lang", "words"), [("en", "any number"), ("pl", "dowolna liczba")])
def test_allowed_numbers_are_plain(cli: Inside, rules: str, lang: str, words: str) -> None:
    text = " ".join(cli("rules", "show", rules, "--lang", lang).out.split())
    low = [option for option in options_of(FAMILY_OF[rules]) if (option.least or 0) < 0]
    assert text.count(words) == len(low)
    assert "e+" not in text
    assert "-1000000" not in text
    assert not [o.key for o in options_of(FAMILY_OF[rules]) if "e+" in o.allowed()]


@EACH
def test_values_without_a_source_are_marked(cli: Inside, rules: str) -> None:
    known = {key for preset, key in UNCERTAIN if preset == rules}
    table = json.loads(cli("rules", "show", rules, "--json").out)
    assert {row["key"] for row in table["options"] if row.get("uncertain")} == known
    text = cli("rules", "show", rules).out
    assert set(re.findall(r"\?\s+(\w+) = ", text)) == known
    assert ("? after a value: no source confirms it." in text) == bool(known)


def test_a_changed_value_is_not_uncertain(cli: Inside) -> None:
    text = cli("rules", "show", "wrc", "--set", "karaten=tenpai").out
    assert "tenpai  karaten = tenpai (changed, " in text


def test_diff_marks_each_side(cli: Inside) -> None:
    arguments = ("rules", "diff", "wrc", "m-league")
    rows = {row["key"]: row for row in json.loads(cli(*arguments, "--json").out)["differences"]}
    for key, row in rows.items():
        one, other = (("wrc", key) in UNCERTAIN), (("m-league", key) in UNCERTAIN)
        sides = (row.get("uncertain"), row.get("one_uncertain"), row.get("other_uncertain"))
        assert sides == (one or other or None, one or None, other or None)
    text = cli(*arguments).out
    assert "Leftover deposits: lost → to first place?  leftover_sticks" in text
    assert "? after a value: no source confirms it." in text
    assert "no source" not in cli("rules", "diff", "mcr", "mcr-cn98").out


def test_diff(cli: Inside) -> None:
    found = json.loads(cli("rules", "diff", "ema-2008", "tenhou", "--json").out)
    assert (found["one"], found["other"]) == ("ema-2008", "tenhou")
    one, other = load("ema-2008"), load("tenhou")
    assert {row["key"]: (row["one"], row["other"]) for row in found["differences"]} == {
        key: (one[key], other[key]) for key in one if one[key] != other[key]
    }
    text = cli("rules", "diff", "ema-2008", "tenhou", "--lang", "pl").out
    assert "Otwarte tanyao: nie → tak  open_tanyao" in text
    assert "No option differs." in cli("rules", "diff", "wrc", "wrc").out
    assert (
        "Rounding up to mangan: yes → no"
        in cli("rules", "diff", "wrc", "wrc", "--set", "kiriage=false").out
    )
    assert "Minimum: – → " in cli("rules", "diff", "mcr", "hk-old").out


@pytest.mark.parametrize("columns", [40, 80, 140])
@pytest.mark.parametrize(
    "arguments",
    [("list",), ("show", "tenhou"), ("diff", "wrc", "tenhou"), ("card", "tenhou")],
    ids=" ".join,
)
def test_text_fits_the_width(
    faked: Inside, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for lang in ("en", "pl"):
        out = faked("rules", *arguments, "--lang", lang).out
        assert max(map(cell_len, out.splitlines())) <= columns


def test_a_card_in_every_format(faked: Inside, tmp_path: Path) -> None:
    card = cli_fake.card("pl")
    arguments = ("rules", "card", "wrc", "--lang", "pl")
    assert "Zażółć gęślą jaźń" in faked(*arguments).out
    assert faked(*arguments, "--format", "markdown").out == as_markdown(card)
    assert faked(*arguments, "--format", "html").out == as_html(card)
    assert json.loads(faked(*arguments, "--json").out)["title"] == card.title
    for format, text in (("text", as_text(card)), ("html", as_html(card))):
        target = tmp_path / format
        found = faked(*arguments, "--format", format, "--output", str(target))
        assert (found.status, found.out) == (0, "")
        assert target.read_text(encoding="utf-8") == text


def test_markdown_tables_are_whole() -> None:
    lines = as_markdown(cli_fake.card()).splitlines()
    head = lines.index("| Name | Closed | Open | Remarks |")
    assert lines[head + 1] == "|---|---:|---:|---|"
    assert lines[head + 2] == "| Yaku number 0 役0 | 1 | 1 | closed \\| open <b> |"
    assert "- A note." in lines


def test_html_is_self_contained_and_escaped() -> None:
    page = as_html(cli_fake.card())
    assert page.startswith("<!doctype html>")
    assert "@page { size: A4 portrait;" in page
    assert not re.search(r"""(src|href)=|url\(|@import|https?:""", page)
    assert "closed | open &lt;b&gt;" in page
    assert "For testing &amp; showing" in page
    assert page.count("<section") == page.count("</section>") == 5


def test_a_long_card_of_short_rows_has_three_columns_and_smaller_type() -> None:
    card = cli_fake.card()
    longer = type(card)(card.title, card.subtitle, card.sections * 4, card.lang)
    assert columns_of(longer) == 3
    assert font_size(longer, 3) < font_size(card, columns_of(card))


@EACH
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_ruleset_has_a_card(cli: Inside, rules: str, lang: str) -> None:
    found = json.loads(cli("rules", "card", rules, "--lang", lang, "--json").out)
    assert found["lang"] == lang
    page = cli("rules", "card", rules, "--lang", lang, "--format", "html").out
    text = cli("rules", "card", rules, "--lang", lang).out
    markdown = cli("rules", "card", rules, "--lang", lang, "--format", "markdown").out
    assert page.count("<section") == markdown.count("\n## ") == len(found["sections"])
    for section in found["sections"]:
        assert section["title"].split()[0] in text


@pytest.mark.parametrize(("lang", "cell"), [("en", "4000 all"), ("pl", "po 4000")])
def test_all_payments_of_a_card_stand_right(cli: Inside, lang: str, cell: str) -> None:
    page = cli("rules", "card", "ema-2016", "--lang", lang, "--format", "html").out
    row = next(line for line in page.splitlines() if "満貫" in line and "跳" not in line)
    payments = ("8000", "2000 / 4000", "12000", cell)
    assert row.endswith("".join(f'<td class="n">{one}</td>' for one in payments) + "</tr>")


SPELLINGS = {
    "Iipeikō": "iipeikou",
    "Hōtei": "houtei",
    "Chan Kan": "chankan",
    "Tanyaochū": "tanyao",
    "混全帯幺九": "chanta",
    "九蓮宝灯": "chuuren",
    "九连宝灯": "chuuren",
    "zamknieta reka": None,
}


@pytest.mark.parametrize(("spelling", "pattern"), SPELLINGS.items())
def test_a_pattern_is_found_by_any_spelling(
    cli: Inside, spelling: str, pattern: str | None
) -> None:
    found = cli("rules", "find", "ema-2008", spelling, "--json")
    assert [row["id"] for row in json.loads(found.out)] == ([pattern] if pattern else [])
    told = cli("rules", "find", "ema-2008", spelling, "--lang", "pl")
    if pattern is None:
        assert (told.status, told.out) == (2, "")
        assert spelling in told.err
    else:
        for word in ("Kiedy próbować", "Połączenia", "Typowe pomyłki", "To się liczy"):
            assert word in told.out


def test_the_browser_folds_names_alike() -> None:
    """One table of variant characters, written down twice."""
    page = Path(__file__).parents[1] / "web/src/lib/tabletop/search.ts"
    pairs = re.findall(r"^  (\S): '(\S)',$", page.read_text("utf-8"), re.MULTILINE)
    assert {ord(one): ord(other) for one, other in pairs} == search.VARIANTS


def test_the_lists_of_a_card_stand_in_line() -> None:
    """Tables of definitions have the same columns from one to the next, none of numbers."""
    for rules in ("mcr", "hk-new"):
        options = load(rules)
        found = import_module(f"wrobel.rules.{options.family}.card").card(options, "pl")
        lists = [part for part in found.sections if part.widths]
        assert len(lists) > 1
        assert len({(part.widths, part.columns) for part in lists}) == 1
        page = as_html(found)
        assert page.count('<table class="even">') == len(lists)
        for part in lists:
            assert len(part.widths) == len(part.columns)
            assert not any(is_number_column(part, place) for place in range(len(part.columns)))


def test_polish_letters_are_not_left_to_fonts_of_the_east() -> None:
    """Those place the marks of ć, ś and ż beside the letters: any other font comes first."""
    root = Path(__file__).parents[1]
    for path in ("src/wrobel/cli/card_html.py", "web/src/lib/rulebook/Card.svelte"):
        fonts = (root / path).read_text("utf-8").partition("font-family:")[2].partition(";")[0]
        assert 0 < fonts.index("system-ui") < fonts.index("CJK"), path
