"""A program that speaks mjai, well or badly: ``mjai_bots.py HOW [FILE] SEAT``."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

MATCHES_BEFORE_INTERRUPT = 3


def good(events: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """Discards what it draws, passes on everything else; after a claim it would be lost."""
    last = [event for event in events if event["type"] != "dora"][-1]
    if last["type"] == "tsumo" and last["actor"] == seat:
        return {"type": "dahai", "actor": seat, "pai": last["pai"], "tsumogiri": True}
    return {"type": "none"}


def interrupt_at_third_start(counter: Path) -> None:
    """Press Ctrl-C for the program that started us, in its third match."""
    starts = int(counter.read_text()) + 1 if counter.exists() else 1
    counter.write_text(str(starts))
    if starts == MATCHES_BEFORE_INTERRUPT:
        os.kill(os.getppid(), signal.SIGINT)


def main() -> None:
    how, seat = sys.argv[1], int(sys.argv[-1])
    if how == "interrupt":
        interrupt_at_third_start(Path(sys.argv[2]))
    if how == "once":
        Path(sys.argv[2]).touch(exist_ok=False)
    if how == "no-such-way":
        sys.exit("what?")
    for number, line in enumerate(sys.stdin):
        events = json.loads(line)
        assert isinstance(events, list)
        answer = json.dumps(good(events, seat))
        match how:
            case "record":
                with Path(sys.argv[2]).open("a") as file:
                    file.write(line)
            case "crash" if number == 2:
                sys.exit("out of tiles")
            case "hang" if number == 2:
                time.sleep(600)
            case "nonsense" if number % 3 == 2:
                answer = "I do not play mahjong"
            case "illegal" if number % 3 == 2:
                answer = json.dumps({"type": "dahai", "actor": seat, "pai": "9z"})
        print(answer, flush=True)


if __name__ == "__main__":
    main()
