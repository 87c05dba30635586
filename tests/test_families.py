"""Families are folders: found, asked, and nowhere named."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support import browser
from tests.support.cli_run import environment
from wrobel import score
from wrobel.rules import families, rulesets
from wrobel.rules.about import GOALS
from wrobel.rules.rulesets import FAMILIES, load, options_of, patterns_of

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/wrobel"
EACH = pytest.mark.parametrize("family", FAMILIES)


# The experiment: a new folder, and not one line elsewhere

OF_PATTERNS = ("catalogue.py", "links.py", "ticks.py")  # tenhou is also a yaku


def clone(family: str, package: str, presets: dict[str, str], folder: Path) -> None:
    """Copy a family's folder under another name; only what is inside of it is renamed."""
    folder.mkdir(parents=True)
    for source in (SOURCE / "rules" / family).glob("*.py"):
        text = source.read_text(encoding="utf-8")
        text = text.replace(f"wrobel.rules.{family}", package)
        for preset, other in presets.items() if source.name not in OF_PATTERNS else ():
            text = text.replace(f'"{preset}"', f'"{other}"')
        (folder / source.name).write_text(text, encoding="utf-8")


def run_clone(place: Path, *arguments: str, file: str = "family_clone.py") -> None:
    path = os.pathsep.join(filter(None, (str(place), os.environ.get("PYTHONPATH"))))
    tests = ["-m", "pytest", f"tests/support/{file}", "-p", "no:cacheprovider"]
    found = subprocess.run(
        [sys.executable, *tests, *arguments],
        cwd=ROOT,
        env={**environment(), "PYTHONPATH": path, "WROBEL_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "skipped" not in found.stdout


PRESETS = {"hk-old": "kowloon-old", "hk-new": "kowloon-new"}


def test_a_cloned_family_works(tmp_path: Path) -> None:
    """As a package of somebody else's, in the namespace for families."""
    folder = tmp_path / "wrobel_families/kowloon"
    clone("hongkong", "wrobel_families.kowloon", PRESETS, folder)
    run_clone(tmp_path)


def test_a_family_is_a_folder(tmp_path: Path) -> None:
    """The clone as one more folder of ours: found, scored, on pages and the command line."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(SOURCE, tmp_path / "wrobel", ignore=left_out)
    folder = tmp_path / "wrobel/rules/kowloon"
    clone("hongkong", "wrobel.rules.kowloon", PRESETS, folder)
    run_clone(tmp_path, "-k", "found or trace or tabletop or worlds or command or book or event")


def test_a_cloned_family_in_the_browser(tmp_path: Path) -> None:
    browser.program()
    folder = tmp_path / "wrobel_families/kowloon"
    clone("hongkong", "wrobel_families.kowloon", PRESETS, folder)
    run_clone(tmp_path, file="family_browser.py")


def test_every_family_can_be_copied(tmp_path: Path) -> None:
    """Riichi and MCR under other names score, settle, play and verify as themselves."""
    for family in ("riichi", "mcr"):
        presets = {rules: f"other-{rules}" for rules in FAMILIES[family]}
        package = f"wrobel_families.other_{family}"
        clone(family, package, presets, tmp_path / package.replace(".", "/"))
    run_clone(tmp_path, file="family_copies.py")


# What a family must say


@EACH
def test_what_a_family_says_fits_its_options_and_catalogue(family: str) -> None:
    about = families.about(family)
    data = families.part(family, "options")
    assert set(about.rules) == set(data.PRESETS) == set(data.PRESET_TEXT)
    assert {about.usual, about.contrast, *about.compared} <= set(about.rules)
    assert set(about.profiles.values()) <= set(about.rules)
    keys = {option.key for option in options_of(family)}
    assert {*about.one_round, *about.only_with} <= keys
    assert {fact for facts in about.only_with.values() for fact in facts} <= {
        *about.fields,
        *about.flags,
    }
    assert about.goal in GOALS
    assert set(about.declarations) <= set(about.flags)
    ids = {pattern.id for pattern in patterns_of(family)}
    links = families.part(family, "links").LINKS
    linked = [pattern for those in links.values() for pattern in those]
    assert set(linked) <= ids
    assert len(linked) == len(set(linked))
    for rules in about.rules:
        options = load(rules)
        for kind, needed in about.ends(options).options.items():
            assert kind in about.ends(options).kinds
            load(rules, needed)
        load(rules, about.one_round)
        assert options.players == 4


@EACH
def test_texts_stand_in_both_languages(family: str) -> None:
    about = families.about(family)
    texts = [about.title, about.short, about.summary, about.worth, about.size_name]
    texts += [*about.lengths.values(), *about.flags.values(), *about.words.values()]
    for text in texts:
        assert text.en
        assert text.pl
        assert set(re.findall(r"\{\w+\}", text.en)) == set(re.findall(r"\{\w+\}", text.pl))


# A pattern's worth stands in its catalogue and nowhere else


@pytest.mark.parametrize(
    ("rules", "pattern", "request_", "field"),
    [
        ("wrc", "honitsu", {"hand": "123456789m1122z", "win": "1z", "seat": "W"}, "han"),
        ("wrc", "honitsu", {"hand": "123456m2255z [789m]", "win": "5z", "seat": "W"}, "han"),
        ("wrc", "daisangen", {"hand": "1112m555666z [777z]", "win": "2m"}, "yakuman"),
        ("hk-old", "clean", {"hand": "123456789m1122z", "win": "1z"}, "total"),
        ("hk-new", "two_suits", {"hand": "123456m45688p77z", "win": "8p"}, "total"),
        ("mcr", "full_flush", {"hand": "1233455677899m", "win": "9m"}, "total"),
    ],
)
def test_a_changed_worth_is_seen_in_the_score(
    monkeypatch: pytest.MonkeyPatch, rules: str, pattern: str, request_: dict[str, str], field: str
) -> None:
    # with an option named, so that no ruleset is taken from the shelf
    option = next(iter(load(rules).items()))
    request = {"rules": rules, "by": "discard", **request_, "options": dict([option])}
    before = score(request)
    assert pattern in [fan["id"] for fan in before.fans]
    family = rulesets.family_of(rules)
    catalogue = families.part(family, "catalogue")
    changed = tuple(
        replace(one, closed=one.closed + 1, open=one.open + 1) if one.id == pattern else one
        for one in catalogue.PATTERNS
    )
    caches = (rulesets._load, rulesets.patterns_of)
    try:
        monkeypatch.setattr(catalogue, "PATTERNS", changed)
        if family == "mcr":  # has taken the list over by name
            monkeypatch.setattr(families.part(family, "selection"), "PATTERNS", changed)
        for cache in caches:
            cache.cache_clear()
        after = score(request, trace=True)
        assert getattr(after, field) == getattr(before, field) + 1
        worth = {fan["id"]: fan["value"] for fan in after.fans}
        told = after.to_dict()["trace"]
        assert {line["id"]: line["value"] for line in told["fans"]} == worth
        assert str(getattr(after, field)) in json.dumps(told["steps"])
    finally:
        monkeypatch.undo()
        for cache in caches:
            cache.cache_clear()


def test_a_changed_worth_is_seen_everywhere(tmp_path: Path) -> None:
    """Copies of the families with another number in the catalogue, and nothing else changed."""
    for family, pattern in (("riichi", "honitsu"), ("mcr", "full_flush"), ("hongkong", "clean")):
        package = f"wrobel_families.other_{family}"
        folder = tmp_path / package.replace(".", "/")
        clone(family, package, {rules: f"other-{rules}" for rules in FAMILIES[family]}, folder)
        catalogue = folder / "catalogue.py"
        before, id, after = catalogue.read_text("utf-8").partition(f'id="{pattern}"')
        more = re.sub(r"(closed|open)=(\d+)", lambda m: f"{m[1]}={int(m[2]) + 70}", after, count=2)
        catalogue.write_text(before + id + more, "utf-8")
    stick = tmp_path / "wrobel_families/other_riichi/about.py"
    stick.write_text(stick.read_text("utf-8").replace("STICK = 1000", "STICK = 500"), "utf-8")
    numbers = tmp_path / "wrobel_families/other_mcr/about.py"
    changed = numbers.read_text("utf-8").replace("MINIMUM = 8", "MINIMUM = 12")
    numbers.write_text(changed.replace("EXTRA = 8", "EXTRA = 7"), "utf-8")
    run_clone(tmp_path, file="family_worths.py")


# Nobody outside of its folder names a family or a preset

NAMES = {*FAMILIES, *rulesets.FAMILY_OF}
# The word riichi is also a move, an event, a flag and a field: there it names no family.
AMBIGUOUS = {"riichi"}
# Functions that take a family's name.
ASKING = {"about", "part", "patterns_of", "pattern_index", "options_of"}
# Files that may name one, and why.
EXCEPTIONS = {
    "logs/botzone/table.py": "Botzone's games are all of one ruleset",
    "logs/botzone/published.py": "Botzone names fans by the script of one catalogue",
    "logs/format_losses.py": "a Tenhou log is about Tenhou's rules",
    "logs/detect_format.py": "what logs of other programs that name no rules are taken for",
    "logs/mjlog/reader.py": "a Tenhou log is about Tenhou's rules",
    "logs/tenhou6/reader.py": "signs of other programs stand for their rules",
    "logs/tenhou6/writer.py": "signs of other programs stand for their rules",
    "logs/foreign_yaku.py": "what other programs call the yaku of one catalogue",
}


def names_in(tree: ast.AST) -> list[tuple[int, str]]:
    """Where a module's code, texts for people aside, speaks of a family or a preset by name."""
    texts = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as word) if word in NAMES and id(node) not in texts:
                if word not in AMBIGUOUS:
                    found.append((node.lineno, word))
            case ast.ImportFrom(module=str() as module):
                if re.match(rf"wrobel\.rules\.({'|'.join(FAMILIES)})(\.|$)", module):
                    found.append((node.lineno, module))
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]):
                if name in ASKING and isinstance(first, ast.Constant) and first.value in NAMES:
                    found.append((node.lineno, str(first.value)))
            case ast.Compare() | ast.Subscript():
                words = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
                named = [str(word) for word in words if word in AMBIGUOUS]
                if named and "famil" in ast.unparse(node).lower():
                    found += [(node.lineno, word) for word in named]
    return found


def named_in(source: Path) -> dict[str, list[tuple[int, str]]]:
    """Every file of the package outside of a family's folder that names a family or a preset."""
    found = {}
    own = tuple(f"rules/{family}/" for family in FAMILIES)
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source).as_posix()
        if not place.startswith(own):
            names = names_in(ast.parse(path.read_text(encoding="utf-8")))
            if names:
                found[place] = names
    return found


def test_nobody_else_names_a_family() -> None:
    found = named_in(SOURCE)
    assert {place: names for place, names in found.items() if place not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) <= set(found), "an exception that is no longer needed"


@pytest.mark.parametrize(
    "line",
    [
        'start = {"riichi": 25000, "mcr": 0}',
        'if options.family == "riichi": pass',
        'rules = "tenhou"',
        'FAMILIES["riichi"]',
        "from wrobel.rules.mcr.explain import MINIMUM",
        'patterns_of("riichi")',
    ],
)
def test_a_name_would_be_noticed(line: str) -> None:
    assert names_in(ast.parse(line))


def test_moves_and_fields_are_no_families() -> None:
    assert not names_in(ast.parse('"""mcr"""\nif action.type == "riichi": event["riichi"] = 1'))


CLIENT = ROOT / "web/src"
# Files that may name one, and why.
CLIENT_EXCEPTIONS = {
    "scripted/lobby.ts": "stands for a server that has one recorded game",
}
QUOTED = re.compile(
    rf"['\"`]({'|'.join(sorted(NAMES - AMBIGUOUS))})['\"`]|[fF]amily\W+(===|!==) ['\"`]"
)


def test_the_client_names_no_family() -> None:
    """Pages show what families say of themselves, whichever there are."""
    found: dict[str, list[str]] = {}
    for path in sorted(CLIENT.rglob("*")):
        place = path.relative_to(CLIENT).as_posix()
        if path.suffix in {".ts", ".js", ".svelte"} and not place.startswith("generated/"):
            lines = [line for line in path.read_text("utf-8").splitlines() if QUOTED.search(line)]
            if lines:
                found[place] = lines
    assert {place: lines for place, lines in found.items() if place not in CLIENT_EXCEPTIONS} == {}
    assert set(CLIENT_EXCEPTIONS) <= set(found), "an exception that is no longer needed"


@pytest.mark.parametrize(
    "line", ["rules === 'mcr'", '<Card rules="hk-old" />', "family !== 'riichi'", "`tenhou`"]
)
def test_a_name_in_the_client_would_be_noticed(line: str) -> None:
    assert QUOTED.search(line)


# The hooks


def test_the_table_of_hooks_is_true() -> None:
    """Every hook stands in the architecture page with those who override it."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    told = {
        hook: {
            name
            for part in by.split(";")
            for name in part.split(":")[0].replace(" ", "").split(",")
            if name in FAMILIES
        }
        for hook, by in re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]*) \|$", page, re.MULTILINE)
    }
    declared = (SOURCE / "rules/family.pxd").read_text(encoding="utf-8")
    hooks = re.findall(
        r"^    cp?def .*?(\w+)\(self", declared.split("# The hooks")[1], re.MULTILINE
    )
    true = {
        hook: {
            family
            for family in FAMILIES
            if f"def {hook}(" in (SOURCE / f"rules/{family}/flow.py").read_text(encoding="utf-8")
        }
        for hook in hooks
    }
    assert {hook: told.get(hook) for hook in hooks} == true
