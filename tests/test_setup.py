"""The set-up: what is compiled anew, what a failing step says, a table that is not compiled yet."""

import os
from pathlib import Path

import pytest
from tools import kernel, setup, steps

from wrobel.shape import tables
from wrobel.web.processes import compiling

PROGRAM = {
    "low.pxd": "cdef class Low:\n    cdef int number\n",
    "low.py": "class Low:\n    pass\n",
    "high.pxd": "from wrobel.low cimport Low\n\ncdef int twice(Low low) noexcept\n",
    "high.py": "def twice(low):\n    return 2 * low.number\n",
    "numbers.pxd": "cdef enum:\n    ONE = 1\n",
    "numbers.py": "ONE = 1\n",
    "inner.pxd": "cdef inline int one() noexcept:\n    return 1\n",
    "inner.py": "def one():\n    return 1\n",
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "src" / "wrobel"
    folder.mkdir(parents=True)
    for name, text in PROGRAM.items():
        (folder / name).write_text(text)
    return tmp_path / "src"


def digests(source: Path) -> dict[str, str]:
    modules = kernel.modules_of(source, source.parent / "build")
    return {module.name: kernel.digest(module, source) for module in modules}


def test_another_generator_of_tables_installs_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old tables beside new modules would count wrongly; so would none."""
    for name in ("requirements.lock", "pyproject.toml", setup.GENERATOR, setup.TABLES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as installed")
    stamp = tmp_path / ".packages"
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "STAMP", stamp)
    monkeypatch.setattr(setup, "PYTHON", tmp_path / "pyproject.toml")
    stamp.write_text(f"{setup.packages_digest()} play")
    assert setup.missing_extras({"play"}) is None
    (tmp_path / setup.TABLES).unlink()
    assert setup.missing_extras(set()) == {"play"}
    (tmp_path / setup.TABLES).write_text("made again")
    (tmp_path / setup.GENERATOR).write_text("changed")
    assert setup.missing_extras(set()) == {"play"}


def test_tables_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FILE", tables.FILE + 2)
    with pytest.raises(ImportError, match="another version"):
        tables.Tables()


def test_numbers_and_inline_functions_are_not_compiled(source: Path) -> None:
    assert set(digests(source)) == {"wrobel.high", "wrobel.low"}


@pytest.mark.parametrize(
    ("file", "stale"),
    [
        ("low.py", {"wrobel.low"}),
        ("low.pxd", {"wrobel.low", "wrobel.high"}),
        ("high.pxd", {"wrobel.high"}),
        ("numbers.pxd", set()),
    ],
)
def test_only_what_sees_a_change_is_compiled_anew(source: Path, file: str, stale: set[str]) -> None:
    before = digests(source)
    with (source / "wrobel" / file).open("a") as opened:
        opened.write("# changed\n")
    after = digests(source)
    assert {name for name in after if after[name] != before[name]} == stale


def test_another_compiler_compiles_all_anew(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests(source)
    monkeypatch.setenv("CC", "another-compiler")
    assert not set(before.values()) & set(digests(source).values())


def test_libraries_are_put_beside_and_old_ones_taken_away(source: Path) -> None:
    modules = kernel.modules_of(source, source.parent / "build")
    for module in modules:
        module.library.parent.mkdir(parents=True, exist_ok=True)
        module.library.write_bytes(module.name.encode())
    (source / "wrobel" / "gone.so").touch()
    kernel.put_beside(source.parent, modules)
    found = {path.name: path.read_bytes() for path in source.rglob("*.so")}
    assert found == {module.library.name: module.name.encode() for module in modules}
    kernel.take_away(source.parent)
    assert not list(source.rglob("*.so"))


def test_the_hot_modules_are_modules() -> None:
    known = {module.name for module in kernel.modules_of(kernel.ROOT / "src", kernel.ROOT)}
    named = {f"{place}.{name}" for place, names in kernel.HOT.items() for name in names.split()}
    assert named <= known


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("npm error code ENOSPC", "disk full"),
        ("fatal error: Python.h: No such file or directory", "no headers"),
        ("error: Failed to fetch: `https://registry.example/simple/uv/`", "no network"),
        ("no compiler", "no compiler"),
        ("The virtual environment was not created: ensurepip is not available", "no venv"),
    ],
)
def test_a_failing_step_says_what_to_do(
    said: str, hint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, lang in enumerate(("en", "pl")):
        monkeypatch.setenv("WROBEL_LANG", lang)
        with pytest.raises(SystemExit), steps.Steps().step("packages"):
            raise steps.StepError(said)
        told = capsys.readouterr().err
        assert steps.TEXTS[hint][number] in told
        assert said in told


def test_the_rest_goes_on_after_a_step_that_may_fail(capsys: pytest.CaptureFixture[str]) -> None:
    all_steps = steps.Steps()
    with all_steps.step("kernel", fatal=False):
        raise OSError(28, os.strerror(28))
    with all_steps.step("pages"):
        pass
    assert all_steps.failed == {"kernel"}
    lines = capsys.readouterr().err.splitlines()
    assert steps.say("disk full") in lines[-2]
    assert lines[-1].endswith(f" s  {steps.say('pages')}")


def test_bots_take_the_compiled_modules_when_they_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WROBEL_INTERPRETED", "1")
    monkeypatch.delenv("WROBEL_COMPILING", raising=False)
    assert compiling.environment()["WROBEL_INTERPRETED"] == "1"
    busy = tmp_path / "compiling"
    busy.touch()
    monkeypatch.setenv("WROBEL_COMPILING", str(busy))
    assert compiling.environment()["WROBEL_INTERPRETED"] == "1"
    busy.unlink()
    assert "WROBEL_INTERPRETED" not in compiling.environment()
