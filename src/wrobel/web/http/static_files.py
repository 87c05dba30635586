"""The files of the browser's side, as the build puts them into the package."""

import asyncio
import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_304_NOT_MODIFIED

PACKABLE = (
    ".html",
    ".js",
    ".mjs",
    ".css",
    ".svg",
    ".json",
    ".wasm",
    ".webmanifest",
    ".txt",
    ".xml",
)
# Where machines differ in what they know.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
FOLDER = Path(__file__).parents[1] / "static"
MISSING = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wróbel</title>
<style>
:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center;
  background: #17573f; color: #fff }
main { max-width: 34rem; margin: 1rem; padding: 1.5rem 2rem; border-radius: 1rem;
  background: Canvas; color: CanvasText; box-shadow: 0 .5rem 2rem #0006 }
code { padding: .1em .4em; border-radius: .3em; background: #8883 }
</style>
</head>
<body>
<main>
<h1>Wróbel</h1>
<p>The server runs, but its pages for the browser are not here: they could not be built when it was
installed. In the source tree, with a connection to the network, run <code>make web</code>, then
start the server again. Packages made for distribution carry the pages.</p>
<p lang="pl">Serwer działa, ale nie ma stron dla przeglądarki: podczas instalacji nie udało się ich
zbudować. W katalogu źródeł, mając połączenie z siecią, wykonaj <code>make web</code> i uruchom
serwer ponownie. Pakiety przeznaczone do rozpowszechniania zawierają te strony.</p>
</main>
</body>
</html>
"""


def are_built(folder: Path = FOLDER) -> bool:
    """Are the pages here?"""
    return (folder / "index.html").is_file()


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def missing_page() -> Response[str]:
    """How to build what is missing."""
    return Response(MISSING, media_type=MediaType.HTML)


class File(NamedTuple):
    """A file of the browser's side, plain or packed."""

    content: bytes
    media_type: str
    tag: str
    encoding: str = ""


class Files:
    """The files that were there at the start; nothing else of the disk is ever looked for.

    A file is read and packed once: what is asked for again and again costs neither the disk nor
    the time of other people's games.
    """

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()]
        self.paths = {path.relative_to(folder).as_posix(): path for path in found}
        self.kept: dict[tuple[str, bool], File] = {}
        self.reading = asyncio.Lock()

    async def find(self, name: str, packed: bool) -> File | None:
        """A file by its name in an address; no name is the first page."""
        name = name.strip("/") or "index.html"
        path = self.paths.get(name)
        if path is None:
            return None
        key = name, packed and path.suffix in PACKABLE
        async with self.reading:
            if key not in self.kept:
                self.kept[key] = await asyncio.to_thread(read, path, key[1])
        return self.kept[key]


def read(path: Path, packed: bool) -> File:
    """A file as it is sent."""
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    media_type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if packed:
        return File(gzip.compress(content, 6, mtime=0), media_type, tag, "gzip")
    return File(content, media_type, tag)


def pages(folder: Path) -> list[object]:
    """What serves the pages."""
    if not are_built(folder):
        return [missing_page]
    files = Files(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        opt={"packed": True},
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file, unless the browser has it already."""
        packed = "gzip" in request.headers.get("accept-encoding", "")
        found = await files.find(request.scope["path"], packed)
        if found is None:
            raise NotFoundException
        headers = {"ETag": found.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        if found.encoding:
            headers["Content-Encoding"] = found.encoding
        return Response(found.content, media_type=found.media_type, headers=headers)

    return [page]
