"""A server of pages whose next version can come out while people use the last one."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx

KEPT = ("content-type", "etag", "cache-control", "content-security-policy")
MARK = '<meta name="pages" content="{version}">'


class Pages(ThreadingHTTPServer):
    """Hands everything on to a real server; only the page and its service worker have a version."""

    daemon_threads = True

    def __init__(self, behind: str) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behind = httpx.Client(base_url=behind, timeout=60)
        self.version = 1

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def in_version(self, path: str, content: bytes) -> bytes:
        if path == "/":
            mark = MARK.format(version=self.version).encode()
            return content.replace(b"</head>", mark + b"</head>")
        if path == "/sw.js":
            old, new = b"`wrobel-shell-${", b"`wrobel-shell-%d-${" % self.version
            assert old in content
            return content.replace(old, new)
        return content


class Handler(BaseHTTPRequestHandler):
    server: Pages

    def do_GET(self) -> None:
        self.hand_on("GET")

    def do_POST(self) -> None:
        self.hand_on("POST")

    def hand_on(self, method: str) -> None:
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length) if length else None
        headers = {"Content-Type": self.headers.get("Content-Type", "application/json")}
        answer = self.server.behind.request(method, self.path, content=body, headers=headers)
        content = self.server.in_version(self.path, answer.content)
        self.send_response(answer.status_code)
        for name in KEPT:
            if name in answer.headers and self.path not in ("/", "/sw.js"):
                self.send_header(name, answer.headers[name])
        if self.path in ("/", "/sw.js"):
            self.send_header("Content-Type", answer.headers["content-type"])
            self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextlib.contextmanager
def pages(behind: str) -> Iterator[Pages]:
    server = Pages(behind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        server.behind.close()
