"""Secrets that prove something: one token per seat, one key per device. Only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable


def new_table() -> str:
    """The name of a table: public, but not to be guessed."""
    return secrets.token_urlsafe(12)


def next_table(id: str, seed: int) -> str:
    """The name of the table that follows one in a campaign: the same for all who ask for it at once, and not to be
    guessed without the seed."""
    made = hashlib.blake2b(f"{id} {seed:016x}".encode(), digest_size=12).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """The luck of a game: 64 random bits."""
    return secrets.randbits(64)


def hashed(token: str) -> bytes:
    """Tokens are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def matching(token: str, hashes: Iterable[tuple[int, bytes]]) -> set[int]:
    """The seats that this token opens. Every hash is compared, each in constant time."""
    mine = hashed(token)
    return {seat for seat, kept in hashes if hmac.compare_digest(kept, mine)}
