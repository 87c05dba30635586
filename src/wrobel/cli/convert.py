"""``wrobel convert``: logs from one format into another."""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

from wrobel.cli import log_files, texts
from wrobel.cli.arguments import Argument, Option, completing, verb
from wrobel.cli.common import Lang, failing, language
from wrobel.cli.failure import fail
from wrobel.cli.verify import FORMATS, LogRules, check_format, progress

TARGETS = FORMATS[1:]


@verb(
    "wrobel convert game.mjlog game.mjson",
    "wrobel convert tenhou/ mjai/ --to mjai",
    "wrobel convert game.json - --to wrobel",
)
def convert(
    source: Annotated[
        str,
        Argument(metavar="IN", help="A log file or a folder of them; - is standard input."),
    ],
    target: Annotated[
        str,
        Argument(metavar="OUT", help="The file or the folder to write; - is standard output."),
    ],
    from_format: Annotated[
        str, Option("--from", help="Format of the logs.", autocompletion=completing(*FORMATS))
    ] = "auto",
    to_format: Annotated[
        str | None,
        Option(
            "--to",
            help="Format to write; else the ending of OUT tells.",
            autocompletion=completing(*TARGETS),
            show_default=False,
        ),
    ] = None,
    rules: LogRules = None,
    lang: Lang = None,
) -> None:
    """Convert logs, and list what the other format cannot carry."""
    tongue = language(lang)
    check_format(from_format, tongue)
    chosen = to_format or told_by_ending(target)
    if chosen is None:
        fail("no_target_format", tongue, formats=", ".join(TARGETS))
    if chosen not in TARGETS:
        fail("bad_log_format", tongue, text=chosen, formats=", ".join(TARGETS))
    losses: Counter[str] = Counter()
    with failing(tongue):
        paths = log_files.found([source], tongue)
        whole = Path(source).is_dir()
        for number, path in log_files.numbered(paths):
            losses += convert_one(path, source, target, from_format, chosen, rules, whole)
            progress(number, len(paths), tongue)
    for what, count in sorted(losses.items()):
        print(
            texts.say("lost", tongue, what=what, n=texts.count(count, "time", tongue)),
            file=sys.stderr,
        )


def told_by_ending(target: str) -> str | None:
    """The format that the name of a file tells."""
    from wrobel.logs.convert import SUFFIXES

    for name, suffix in sorted(SUFFIXES.items(), key=lambda item: -len(item[1])):
        if target.lower().endswith((suffix, suffix + ".gz")):
            return name
    return None


def convert_one(
    path: Path | None,
    source: str,
    target: str,
    from_format: str,
    to_format: str,
    rules: str | None,
    whole: bool,
) -> Counter[str]:
    """Convert one file; what was lost. Nothing is written unless all of it can be."""
    from wrobel.logs.convert import SUFFIXES
    from wrobel.logs.convert import convert as work

    with log_files.opened(path) as stream:
        result = work(stream, to_format, from_format, rules)
    out = Path(target)
    if whole and path is not None:
        out = (out / path.relative_to(source)).with_suffix(SUFFIXES[to_format])
        out.parent.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(result.files):
        if target == "-":
            sys.stdout.buffer.write(data)
            continue
        name = out if number == 0 else out.with_stem(f"{out.stem}-{number + 1}")
        part = name.with_name(name.name + ".part")
        part.write_bytes(packed(data) if name.suffix == ".gz" else data)
        part.replace(name)
    return result.losses


def packed(data: bytes) -> bytes:
    import gzip

    return gzip.compress(data, mtime=0)
