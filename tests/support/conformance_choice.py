"""What the makers of the cases of ``wrobel conformance`` share: a case, its answer, the choice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from wrobel.conformance.answers import answer_to
from wrobel.rules.rulesets import load

Case = dict[str, Any]
LEAST = 24


def case(level: str, rules: str, input: dict[str, Any], **fields: Any) -> Case:
    """A case that waits for its answer."""
    plain = {"changed": {}, "rule": "", "why": "", "tags": [], "status": "own", "only": ()}
    return {"level": level, "rules": rules, "input": input, **plain, **fields}


def answered(one: Case) -> Case:
    """The case with our answer: all of it, or the fields that are told."""
    options = dict(load(one["rules"], one["changed"]))
    asked = {**one, "id": "", "options": options}
    found = answer_to(asked)["answer"]
    if "error" in found:
        expected: dict[str, Any] = {"ok": False, "error": {"code": found["error"]["code"]}}
    else:
        expected = {key: found[key] for key in one["only"] or found if key in found}
    return {**one, "expected": json.loads(json.dumps(expected))}


class Chosen:
    """Cases of one level: of those that show nothing new only so many a ruleset are kept."""

    def __init__(self, level: str, least: int = LEAST) -> None:
        self.level, self.least = level, least
        self.kept: list[Case] = []
        self.count: Counter[str] = Counter()
        self.seen: set[object] = set()

    def add(self, one: Case, shows: Iterable[object] = (), most: int = 400) -> bool:
        rules = one["rules"]
        new = {(rules, what) for what in shows} - self.seen
        if (not new and self.count[rules] >= self.least) or self.count[rules] >= most:
            return False
        self.seen |= new
        self.count[rules] += 1
        self.kept.append({"id": f"{rules} {self.level} {self.count[rules]:03}", **one})
        return True


def write(home: Path, name: str, cases: Iterable[Case]) -> None:
    keys = ("id", "rules", "changed", "input", "expected", "rule", "why", "tags", "status")
    lines = []
    for one in cases:
        preset = load(one["rules"])
        meant = load(one["rules"], one["changed"])  # one option may set others
        changed = {key: value for key, value in meant.items() if preset[key] != value}
        told = {**one, "changed": changed}
        kept = {key: told[key] for key in keys if key != "changed" or changed}
        lines.append(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))
    (home / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(name, len(lines), sum(map(len, lines)))
