"""``wrobel verify``: prove that logs are right."""

import sys
from pathlib import Path
from typing import Annotated, Any

from wrobel.cli import log_files, texts
from wrobel.cli.arguments import Argument, Option, completing, verb
from wrobel.cli.common import RULES, Json, Lang, failing, language, print_json
from wrobel.cli.failure import BAD_INPUT, fail
from wrobel.errors import WrobelError, os_words

FORMATS = ("auto", "wrobel", "mjai", "tenhou6", "mjlog", "botzone")
WRONG = 1

Format = Annotated[
    str,
    Option(
        help="Format of the logs.", metavar="|".join(FORMATS), autocompletion=completing(*FORMATS)
    ),
]
LogRules = Annotated[
    str | None,
    Option(
        "--rules",
        help="The ruleset of logs that do not name theirs.",
        metavar="RULES",
        autocompletion=completing(*RULES),
        show_default=False,
    ),
]


@verb(
    "wrobel verify game.mjson --rules tenhou",
    "wrobel verify logs/ --json",
    "zcat game.mjlog.gz | wrobel verify -",
)
def verify(
    files: Annotated[list[str], Argument(help="Log files or folders; - is standard input.")],
    format: Format = "auto",
    rules: LogRules = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Replay logs and prove every action legal and every settlement right.

    Exit status: 0 all is in order, 1 something is wrong, 2 a file could not be read.
    """
    tongue = language(lang)
    check_format(format, tongue)
    with failing(tongue):
        check_rules(rules)
    done = Verification(tongue, format, rules)
    paths = log_files.found(files, tongue)
    for number, path in log_files.numbered(paths):
        done.check(path)
        progress(number, len(paths), tongue)
    if json:
        print_json(done.to_dict())
    else:
        done.print()
    if done.unread:
        return BAD_INPUT
    return WRONG if done.wrong else 0


class Verification:
    """The findings in all files."""

    def __init__(self, lang: str, format: str, rules: str | None) -> None:
        self.lang = lang
        self.format = format
        self.rules = rules
        self.counts = {"matches": 0, "hands": 0, "events": 0}
        self.illegal: list[dict[str, Any]] = []
        self.payments: list[dict[str, Any]] = []
        self.warnings: list[dict[str, Any]] = []
        self.places: list[str] = []
        self.remarks: list[str] = []  # the warnings for people
        self.unread = False

    @property
    def wrong(self) -> bool:
        return bool(self.illegal or self.payments)

    def check(self, path: Path | None) -> None:
        """Check one file; what cannot be read is told and the others go on."""
        from wrobel.logs.convert import read_log
        from wrobel.logs.findings import Report
        from wrobel.logs.replay_check import verify_game

        report = Report()
        name = log_files.shown(path)
        try:
            with log_files.opened(path) as source:
                for game in read_log(source, self.format):
                    verify_game(game, report, self.rules)
        except (WrobelError, OSError) as error:
            said = error if isinstance(error, WrobelError) else os_words(error)
            why = said.say(self.lang)
            self.unread = True
            self.warnings.append({"file": name, "hand": "", "event": 0, "why": why})
            print(f"wrobel: {name}: {why}", file=sys.stderr)
        for key in self.counts:
            self.counts[key] += getattr(report, key)
        for finding in report.illegal:
            self.illegal.append(self.entry(name, finding))
            self.places.append(self.place(name, finding.place, finding.hand))
        for finding in report.payments:
            entry = {"file": name, "hand": finding.hand}
            self.payments.append({**entry, "expected": finding.expected, "found": finding.found})
        for finding in report.warnings:
            self.warnings.append(self.entry(name, finding))
            place = "" if finding.hand else finding.place
            where = self.place(name, place, finding.hand)
            self.remarks.append(f"{where}: {finding.sentence(self.lang)}")

    def place(self, name: str, place: str, hand: str) -> str:
        """File, place in it and hand; a log without rules or hands has only some of them."""
        title = hand and texts.hand_title(hand, self.lang)
        return ", ".join(part for part in (name, place, title) if part)

    def entry(self, name: str, finding: Any) -> dict[str, Any]:
        why = finding.sentence(self.lang)
        return {"file": name, "hand": finding.hand, "event": finding.event, "why": why}

    def to_dict(self) -> dict[str, Any]:
        return {
            **self.counts,
            "illegal": self.illegal,
            "payments": self.payments,
            "warnings": self.warnings,
        }

    def print(self) -> None:
        """What was found, for people."""
        for entry, place in zip(self.illegal, self.places, strict=True):
            print(f"{place}: {entry['why']}")
        for entry in self.payments:
            place = self.place(entry["file"], "", entry["hand"])
            print(f"{place}: {texts.say('payments_differ', self.lang, **entry)}")
        for remark in self.remarks[:20]:
            print(remark, file=sys.stderr)
        nouns = {"matches": "match", "hands": "hand", "events": "event"}
        told = {key: texts.count(self.counts[key], noun, self.lang) for key, noun in nouns.items()}
        print(texts.say("verified", self.lang, **told))
        if not self.wrong and not self.unread:
            print(texts.say("all_clean", self.lang))


def check_format(format: str, lang: str) -> None:
    if format not in FORMATS:
        fail("bad_log_format", lang, text=format, formats=", ".join(FORMATS))


def check_rules(rules: str | None) -> None:
    """A ruleset that is named must exist, whether or not a log needs it."""
    from wrobel.rules.rulesets import load

    if rules is not None:
        load(rules)


def progress(done: int, total: int, lang: str) -> None:
    """How far it is, where somebody watches."""
    if total > 1 and sys.stderr.isatty() and not sys.stdout.isatty():
        end = "\n" if done == total else "\r"
        print(texts.say("files_done", lang, n=done, total=total), end=end, file=sys.stderr)
