"""Being found on the local network: addresses, a QR code, a certificate of one's own."""

import contextlib
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Sequence

from wrobel.cli.failure import fail
from wrobel.cli.texts import say

DAYS = "397"  # browsers refuse certificates that last longer
NOWHERE = ("192.0.2.1", "2001:db8::1")  # addresses of documentation: nothing is ever sent there


def own_addresses() -> list[str]:
    """The addresses of this machine that others can reach, the usual one first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((NOWHERE[0], 9))  # only asks which way it would go
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        for *_, (address, *_rest) in socket.getaddrinfo(
            socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM
        ):
            found.append(str(address))
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def offered(bound: socket.socket, scheme: str) -> list[str]:
    """What others open in their browsers."""
    port = bound.getsockname()[1]
    return [f"{scheme}://{address}:{port}" for address in own_addresses()]


def show_addresses(addresses: Sequence[str], lang: str) -> None:
    """The addresses and, where that can be read, a QR code, on standard error."""
    if not addresses:
        print(f"wrobel: {say('no_network', lang)}", file=sys.stderr)
        return
    print(f"wrobel: {say('open_on_phones', lang)} {' '.join(addresses)}", file=sys.stderr)
    if sys.stderr.isatty():
        import segno

        segno.make(addresses[0] + "/", error="l").terminal(out=sys.stderr, compact=True)
    sys.stderr.flush()


def own_certificate(lang: str) -> ssl.SSLContext:
    """A certificate of this machine for its addresses; made once, renewed when it is old."""
    from wrobel.cli.serve import data_folder

    folder = data_folder()
    certificate, key = folder / "lan-certificate.pem", folder / "lan-key.pem"
    addresses = own_addresses()
    names = ",".join(
        [f"IP:{one}" for one in ("127.0.0.1", *addresses)] + [f"DNS:{socket.gethostname()}"]
    )
    noted = folder / "lan-names.txt"
    tool = shutil.which("openssl")
    if tool is None:
        fail("no_openssl", lang)
    stale = not (certificate.exists() and key.exists() and noted.exists()) or (
        noted.read_text("utf-8") != names
        or subprocess.run(
            [tool, "x509", "-checkend", "86400", "-noout", "-in", certificate],
            capture_output=True,
            check=False,
        ).returncode
        != 0
    )
    if stale:
        made = subprocess.run(
            [
                *(tool, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
                *("-nodes", "-days", DAYS, "-subj", "/CN=wrobel", "-addext"),
                *(f"subjectAltName={names}", "-keyout", str(key), "-out", str(certificate)),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            fail("no_certificate", lang, why=made.stderr.strip().splitlines()[-1:])
        key.chmod(0o600)
        noted.write_text(names, "utf-8")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
