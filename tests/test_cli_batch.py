"""``score --batch`` and ``settle --batch``: one answer a line, in order, as they come."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

from tests.support.cli_run import COMMAND, PATIENCE, environment, outside
from wrobel.cli import batch

GOOD = {"rules": "tenhou", "hand": "22333m555p777s99p", "win": "9p", "by": "self-draw"}


def lines(count: int) -> list[str]:
    """Requests of which every tenth is broken."""
    return ['{"id": ' if n % 10 == 9 else json.dumps({"id": n, **GOOD}) for n in range(count)]


def check(answers: list[str]) -> None:
    for n, line in enumerate(answers):
        answer = json.loads(line)
        if n % 10 == 9:
            assert answer == {"id": None, "ok": False, "error": answer["error"]}
            assert answer["error"]["code"] == "bad_json"
        else:
            assert (answer["id"], answer["ok"], answer["yakuman"]) == (n, True, 1)


def test_a_file_and_standard_input_give_the_same(tmp_path: Path) -> None:
    text = "\n".join(lines(3000))
    (tmp_path / "requests").write_text(text + "\n")
    found = outside("score", "--batch", str(tmp_path / "requests"))
    assert (found.status, found.err) == (0, "")
    answers = found.out.splitlines()
    assert len(answers) == 3000
    check(answers)
    # Without the last newline, through the option parser, in another language: the same.
    again = outside("score", "--lang", "pl", "--batch", "-", stdin=text.encode())
    assert again.out == found.out


def test_odd_lines(tmp_path: Path) -> None:
    odd = [b"", b"\xff\xfe", b"[]", b"null", b"{}", b'{"id": 7}', b"\x00", b"[" * 100_000]
    (tmp_path / "odd").write_bytes(b"\r\n".join(odd) + b"\n")
    found = outside("score", "--batch", str(tmp_path / "odd"))
    answers = [json.loads(line) for line in found.out.splitlines()]
    assert (found.status, len(answers)) == (0, len(odd))
    assert not any(answer["ok"] for answer in answers)
    assert answers[5]["id"] == 7


def test_an_empty_batch_is_empty() -> None:
    assert outside("score", "--batch", "-").out == ""


def test_settlements() -> None:
    request = {"id": 1, "rules": "tenhou", "kind": "draw", "tenpai": ["E"]}
    found = outside("settle", "--batch", "-", stdin=f"{json.dumps(request)}\nx\n".encode())
    good, bad = map(json.loads, found.out.splitlines())
    assert good["payments"]["E"] == 3000
    assert bad["error"]["code"] == "bad_json"


@pytest.mark.parametrize("verb", ["score", "settle"])
def test_a_missing_file(verb: str, tmp_path: Path) -> None:
    for name in (tmp_path / "missing", tmp_path):
        found = outside(verb, "--batch", str(name))
        assert (found.status, found.out, found.err.count("\n")) == (2, "", 1)
        assert str(name) in found.err


def test_answers_come_while_the_input_is_open() -> None:
    with subprocess.Popen(
        [*COMMAND, "score", "--batch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin
        assert process.stdout
        for n in range(3):
            process.stdin.write(json.dumps({"id": n, **GOOD}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == n
        process.stdin.close()
        assert process.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize("more", [[], ["--lang", "en"]])
def test_a_reader_who_leaves_ends_it_quietly(tmp_path: Path, more: list[str]) -> None:
    (tmp_path / "requests").write_text("\n".join(lines(20_000)))
    with subprocess.Popen(
        [*COMMAND, "score", "--batch", str(tmp_path / "requests"), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=PATIENCE) == 0
        assert process.stderr.read() == b""


def test_progress_is_for_a_terminal_and_only_after_a_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter((0.0, 0.5, 2.0, 2.1, 2.5))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    progress = batch.Progress("en")
    assert not progress.watched
    progress.watched = True
    for done in (10, 300, 310, 500):
        progress.report(done)
    progress.end()
    err = capsys.readouterr().err
    assert err.count("lines") == 2
    assert "300 lines, 150 a second" in err
    assert "500 lines, 200 a second" in err


def test_a_short_batch_shows_no_progress_at_a_terminal() -> None:
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "score", "--batch", "-"],
        input=b"{}\n",
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    os.close(theirs)
    assert done.returncode == 0
    with pytest.raises(OSError, match=r"."):
        os.read(ours, 1)
    os.close(ours)
