"""An authenticator in a few lines, which signs whatever it is told to: also what a real one would not."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def plain(data: str) -> bytes:
    return base64.urlsafe_b64decode(data + "==")


class Authenticator:
    """One passkey; `times` it has signed."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.handle = b""
        self.times = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.times.to_bytes(4, "big")

    def _told(self, **response: bytes) -> dict[str, Any]:
        found = {name: text(value) for name, value in response.items()}
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": found}

    def make(self, asked: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        self.handle = plain(asked["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(flags | MADE) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._told(clientDataJSON=self._client("webauthn.create", asked["challenge"]), attestationObject=made)

    def prove(self, asked: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        self.times += 1
        client, data = self._client("webauthn.get", asked["challenge"]), self._data(flags)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.handle)
