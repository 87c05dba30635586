"""The files of the browser's side, as the build puts them into the package."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parent / "static"
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


def pages(folder: Path) -> list[object]:
    """What serves the pages."""
    if not are_built(folder):
        return [missing_page]
    router: Router = create_static_files_router(
        path="/",
        directories=[folder],
        html_mode=True,
        include_in_schema=False,
        cache_control=None,
    )
    return [router]
