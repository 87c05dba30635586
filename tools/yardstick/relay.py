"""A seat of a rival that many seats share: ``python relay.py NODE BRIDGE FOLDER SEAT``.

A program is warm only after a while, and the simulator starts one for every seat of every match.
This one is small and only hands the lines on, to a program that stays: one for each process of the
simulator, started by the first seat that does not find it (see ``majiang_bridge.mjs``).
"""

import fcntl
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

STARTS_WITHIN = 30.0


def connected(path: str) -> socket.socket | None:
    found = socket.socket(socket.AF_UNIX)
    try:
        found.connect(path)
    except OSError:
        found.close()
        return None
    return found


def reach(node: str, bridge: str, folder: str) -> socket.socket:
    """The program that stays, started if need be by one seat while the others wait."""
    path = f"{os.getppid()}.socket"  # the name alone, for a path may be too long for a socket
    os.chdir(folder)
    lock = os.open(".", os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return connected(path) or started([node, bridge, ".", path], path)
    finally:
        os.close(lock)


def started(command: list[str], path: str) -> socket.socket:
    Path(path).unlink(missing_ok=True)
    nothing = subprocess.DEVNULL
    program = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)
    ends = time.monotonic() + STARTS_WITHIN
    while (found := connected(path)) is None:
        if program.poll() is not None or time.monotonic() > ends:
            sys.exit(f"{command[1]} does not start")
        time.sleep(0.01)
    return found


def main(node: str, bridge: str, folder: str, seat: str) -> None:
    with reach(node, bridge, folder) as rival:
        rival.sendall(f"{seat}\n".encode())
        answers = rival.makefile("rb")
        for line in sys.stdin.buffer:
            rival.sendall(line)
            answer = answers.readline()
            if not answer or answer.startswith(b"!"):
                sys.exit(answer[1:].decode() or "the rival has ended")
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
