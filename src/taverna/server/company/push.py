"""Web Push with this host's own keys (VAPID, RFC 8292; messages sealed for one browser alone, RFC 8291). Needs
`cryptography`, which `taverna[push]` brings; without it there is no push, and nobody is asked about it."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..storage import Db, Storage

try:
    ec: Any = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    utils: Any = import_module("cryptography.hazmat.primitives.asymmetric.utils")
    ciphers: Any = import_module("cryptography.hazmat.primitives.ciphers.aead")
    hashes: Any = import_module("cryptography.hazmat.primitives.hashes")
    hkdf: Any = import_module("cryptography.hazmat.primitives.kdf.hkdf")
    serialization: Any = import_module("cryptography.hazmat.primitives.serialization")
    POSSIBLE = True
except ImportError:
    POSSIBLE = False

HOURS = 12 * 3600  # for which a token of ours is good
KEPT = 24 * 3600  # seconds for which a notice waits for a browser that is closed


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def key_of(storage: Storage, folder: Path) -> Any:
    """The host's key: one for all its processes, made when it is first wanted. One that is in the folder, where it was
    kept once, is taken over."""
    sql = "SELECT value FROM own WHERE name='push'"
    row = await storage.read(lambda db: db.execute(sql).fetchone())
    if row is None:
        pem = await asyncio.to_thread(_pem, folder / "push.pem")

        def work(db: Db) -> Any:
            db.execute("INSERT INTO own VALUES ('push',?) ON CONFLICT DO NOTHING", (pem,))
            return db.execute(sql).fetchone()

        row = await storage.write(work)
    return _read(bytes(row[0]))


@lru_cache(maxsize=1)
def _read(pem: bytes) -> Any:
    return serialization.load_pem_private_key(pem, None)


def _pem(file: Path) -> bytes:
    """The key in this file, if that is one; else a new one."""
    try:
        pem = file.read_bytes()
        _read(pem)
        return pem
    except (OSError, ValueError):
        key = ec.generate_private_key(ec.SECP256R1())
    kind = serialization.PrivateFormat.PKCS8
    return bytes(key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption()))


def point(key: Any) -> bytes:
    """A public key as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return bytes(key.public_key().public_bytes(serialization.Encoding.X962, form))


def headers(key: Any, endpoint: str, contact: str) -> dict[str, str]:
    """Who we are, for the service that carries the message."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HOURS,
        "sub": contact or "mailto:host@localhost",
    }
    head = text64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    said = f"{head}.{text64(msgspec.json.encode(claims))}"
    r, s = utils.decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signed = f"{said}.{text64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={signed}, k={text64(point(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only one browser can read. Raises `ValueError` if its keys are none."""
    theirs, secret = bytes64(p256dh), bytes64(auth)
    ours = ec.generate_private_key(ec.SECP256R1())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    salt = os.urandom(16)
    root = _derived(shared, secret, b"WebPush: info\0" + theirs + point(ours), 32)
    key = _derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(root, salt, b"Content-Encoding: nonce\0", 12)
    mine = point(ours)
    head = salt + (4096).to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + bytes(ciphers.AESGCM(key).encrypt(nonce, message + b"\x02", None))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return bytes(hkdf.HKDF(hashes.SHA256(), length, salt, info).derive(secret))
