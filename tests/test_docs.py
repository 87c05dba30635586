"""The documentation tells the truth: examples run, links lead somewhere, nothing is left out."""

import html
import re
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import wrobel
from wrobel.batch import ERRORS
from wrobel.cli.verbs import HOMES
from wrobel.rules import request, settle
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF, options_of, patterns_of

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\(([^)\s]+)\)")
FORBIDDEN = re.compile(
    r"https?://(?!www\.w3\.org/|…|localhost|127\.0\.0\.1|[\w.]*\bexample\.org)"
    r"|(?<![\w.])/(?:tmp/|work/|home/|root/)|pypi|npmjs|\.internal\b",
    re.IGNORECASE,
)


def script(name: str) -> ModuleType:
    """A program of the docs folder, which is no package."""
    spec = spec_from_file_location(f"docs_{name}", DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


EXAMPLES = script("examples")
PAGES: list[Path] = EXAMPLES.pages()
WRITTEN = "\n".join(path.read_text(encoding="utf-8") for path in PAGES)


def page_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources of the site, with the generated pages in it."""
    folder = tmp_path_factory.mktemp("site")
    generated = shutil.ignore_patterns("rules", "__pycache__")
    shutil.copytree(DOCS, folder / "docs", ignore=generated)
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "mkdocs.yml"):
        shutil.copy2(ROOT / name, folder / name)
    script("generate").generate(folder / "docs")
    return folder


# Examples


@pytest.mark.parametrize("path", PAGES, ids=page_name)
def test_examples_run(path: Path) -> None:
    assert EXAMPLES.check_page(path) == []


def test_there_are_examples() -> None:
    languages = [block.language for path in PAGES for block in EXAMPLES.blocks(path)]
    assert languages.count("console") >= 15
    assert languages.count("python") >= 15


def words(picture: str) -> list[str]:
    """What is written in a picture, without its titles of fonts and colours."""
    found = re.findall(r"<text[^>]*>(.*?)</text>", picture)
    return html.unescape(" ".join(found)).split()


def test_pictures_show_what_the_program_prints() -> None:
    pictures = script("pictures")
    for name, command in pictures.PICTURES.items():
        kept = (DOCS / "images" / f"{name}.svg").read_text(encoding="utf-8")
        assert words(kept) == words(pictures.draw(command, name)), "run docs/pictures.py"


# Links


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as the site makes them."""
    slugify = import_module("markdown.extensions.toc").slugify
    text = re.sub(
        r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    return {
        slugify(head.replace("`", ""), "-") for head in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }


def test_links_lead_somewhere(site: Path) -> None:
    broken = []
    for path in site.rglob("*.md"):
        for target in LINK.findall(path.read_text(encoding="utf-8")):
            file, _, anchor = target.partition("#")
            goal = (path.parent / file).resolve() if file else path
            if not goal.is_file() or (anchor and anchor not in anchors(goal)):
                broken.append(f"{path.relative_to(site)}: {target}")
    assert broken == []


def test_site_builds(site: Path) -> None:
    if wrobel.mode() != "compiled":
        pytest.skip("the site is built once, in compiled mode")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    done = subprocess.run(command, cwd=site, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in (site / "site").rglob("*.html"):
        outside = re.findall(
            r"<(?:script|link|img)[^>]+(?:src|href)=\"(https?:)?//", page.read_text("utf-8")
        )
        assert outside == [], page
    for polish in (site / "site/pl").rglob("*.html"):
        if "cards" in polish.parts:
            continue
        english = site / "site" / polish.relative_to(site / "site/pl")
        for page, lang, other in ((polish, "pl", english), (english, "en", polish)):
            text = page.read_text("utf-8")
            assert f'<html lang="{lang}"' in text, page
            ways = re.findall(r'href="([^"]+)" hreflang="\w+" class="md-select__link"', text)
            assert other.resolve() in {(page.parent / way).resolve() for way in ways}, page


# Nothing is left out


def test_every_verb_is_described() -> None:
    assert [verb for verb in HOMES if f"wrobel {verb}" not in WRITTEN] == []


def test_every_ruleset_has_its_pages(site: Path) -> None:
    navigation = (site / "mkdocs.yml").read_text(encoding="utf-8")
    readme = (site / "README.md").read_text(encoding="utf-8")
    for rules in FAMILY_OF:
        assert f"`{rules}`" in readme
        for folder in ("rules", "pl/rules"):
            assert (site / "docs" / folder / f"{rules}.md").is_file()
            assert f"{folder}/{rules}.md" in navigation


@pytest.mark.parametrize("folder", ["rules", "pl/rules"])
def test_every_option_and_pattern_is_described(site: Path, folder: str) -> None:
    for rules, family in FAMILY_OF.items():
        text = (site / "docs" / folder / f"{rules}.md").read_text(encoding="utf-8")
        described = set(re.findall(r"`(\w+)`|<code>(\w+)</code>", text))
        words_in_code = {word for pair in described for word in pair}
        known = [option.key for option in options_of(family)]
        known += [pattern.id for pattern in patterns_of(family)]
        assert [key for key in known if key not in words_in_code] == [], rules


def test_doubtful_values_are_marked(site: Path) -> None:
    uncertain = import_module("wrobel.rules.riichi.options").UNCERTAIN
    for rules in FAMILIES["riichi"]:
        text = (site / "docs" / "rules" / f"{rules}.md").read_text(encoding="utf-8")
        marked = set(re.findall(r"^\| `(\w+)` \| `[^`]*` † \|", text, re.MULTILINE))
        assert marked == {key for preset, key in uncertain if preset == rules}


def test_the_contract_is_complete() -> None:
    text = (DOCS / "json.md").read_text(encoding="utf-8")
    known = {
        *request.FIELDS,
        *request.MELD_FIELDS,
        *request.FLAGS,
        *request.BY,
        *settle.FIELDS,
        *settle.KINDS,
        *filter(None, ERRORS),
    }
    assert [word for word in sorted(known) if f"`{word}`" not in text] == []


def test_every_public_name_is_described() -> None:
    text = (DOCS / "python.md").read_text(encoding="utf-8")
    assert [name for name in wrobel.__all__ if name not in text] == []


def test_make_targets() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = re.findall(r"^([a-z][\w-]*)(?: \$\(VENV\)\S*)?:", makefile, re.MULTILINE)
    targets = set(rules)
    named = set(re.findall(r"\bmake ([a-z][\w-]*)`", WRITTEN)) | {"play", "test"}
    assert named <= targets
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [target for target in targets - {"clean"} if f"`make {target}`" not in guide] == []


def test_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme
    assert "[MIT](LICENSE)" in readme


# Nothing that does not belong


def test_no_hosts_and_no_paths_of_machines(site: Path) -> None:
    found = []
    for path in site.rglob("*"):
        if path.suffix in {".md", ".py", ".yml", ".css", ".svg", ".html"} and path.is_file():
            if "site" in path.relative_to(site).parts:
                continue
            found += [
                f"{path.relative_to(site)}: {hit[0]}"
                for hit in FORBIDDEN.finditer(path.read_text(encoding="utf-8"))
            ]
    assert found == []
