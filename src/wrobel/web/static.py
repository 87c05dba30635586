"""The files of the browser's side, as the build puts them into the package."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parent / "static"
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wróbel</title>
<h1>Wróbel</h1>
<p>The server runs, but the browser's side of it has not been built. In the source tree, run
<code>make web</code> and load this page again.</p>
<p lang="pl">Serwer działa, ale strona do przeglądarki nie została zbudowana. W katalogu źródeł
wykonaj <code>make web</code> i odśwież tę stronę.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def missing_page() -> Response[str]:
    """How to build what is missing."""
    return Response(MISSING, media_type=MediaType.HTML)


def pages(folder: Path) -> list[object]:
    """What serves the pages."""
    if not (folder / "index.html").is_file():
        return [missing_page]
    router: Router = create_static_files_router(
        path="/",
        directories=[folder],
        html_mode=True,
        include_in_schema=False,
        cache_control=None,
    )
    return [router]
