"""Passkeys above the keys of devices: whoever has added one signs in with it on any device, without a password. Needs
`webauthn`, which `taverna[accounts]` brings.

A host keeps no key of a device, only its hash; so neither does it keep the key that a passkey leads to. The user handle
is random, lives in the authenticator alone and comes back with every sign-in: the key is sealed with it.

What is asked of an authenticator (the challenge, and the handle of a new passkey) is made from a token that only the
browser that asked has, in a cookie, for a few minutes; the host knows its hash, and strikes it out at the first answer.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import time
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from .. import keys
from ..keys import hashed
from ..refusals import Refused
from ..storage import HOST, Conflict, Db, Storage
from .keeping import joined, sealed
from .push import bytes64, text64

POSSIBLE = find_spec("webauthn") is not None
FOR = 5 * 60  # seconds for which an authenticator may take its time
MOST = 10  # passkeys of one person
KINDS = (-8, -7, -257)  # EdDSA, ECDSA and RSA, as COSE counts them

log = logging.getLogger("taverna.server")


class Site(msgspec.Struct, frozen=True):
    """For whom a passkey is: the relying party's name, and where its pages are."""

    name: str
    origin: str


class Passkey(msgspec.Struct, frozen=True):
    """One in a list. `browser`: where it was added."""

    id: str
    made: float
    used: float
    browser: str


@cache
def library() -> Any:
    """Read when it is first wanted: it is large, and most hosts do without."""
    return import_module("webauthn")


# -- asking ----------------------------------------------------------------------------------------------------------
def _made(what: str, token: str) -> bytes:
    return hashlib.shake_256(f"passkey {what} {token}".encode()).digest(32)


async def asking(storage: Storage, about: str) -> str:
    """The token of one question to an authenticator, good for one answer."""
    token, now = keys.new_token(), time.time()

    def work(db: Db) -> None:
        db.execute("DELETE FROM challenges WHERE until<?", (now,))
        db.execute("INSERT INTO challenges VALUES (?,?,?)", (hashed(token), about, now + FOR))

    await storage.write(work)
    return token


async def answered(storage: Storage, token: str, about: str) -> None:
    """Whatever comes of it, this was the answer to that question."""
    sql = "DELETE FROM challenges WHERE hash=? AND about=? AND until>=?"
    if not await storage.write(lambda db: db.execute(sql, (hashed(token), about, time.time())).rowcount):
        raise Refused("passkey")


def to_add(token: str, site: Site, name: str, have: list[Passkey]) -> dict[str, Any]:
    """What a browser is asked to make (PublicKeyCredentialCreationOptions as JSON)."""
    return {
        "rp": {"id": site.name, "name": "Taverna"},
        "user": {"id": text64(_made("handle", token)), "name": name, "displayName": name},
        "challenge": text64(_made("challenge", token)),
        "pubKeyCredParams": [{"type": "public-key", "alg": kind} for kind in KINDS],
        "timeout": FOR * 1000,
        "attestation": "none",
        "excludeCredentials": [{"type": "public-key", "id": one.id} for one in have],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "required",
        },
    }


def to_enter(token: str, site: Site) -> dict[str, Any]:
    """What a browser is asked to prove (PublicKeyCredentialRequestOptions as JSON)."""
    return {
        "rpId": site.name,
        "challenge": text64(_made("challenge", token)),
        "timeout": FOR * 1000,
        "allowCredentials": [],
        "userVerification": "required",
    }


# -- answers ---------------------------------------------------------------------------------------------------------
def _checked(check: Any, given: dict[str, Any], token: str, site: Site, **more: Any) -> Any:
    """What the library says of an answer; whatever it does not like is refused in the same words."""
    try:
        return check(
            credential=given,
            expected_challenge=_made("challenge", token),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
            **more,
        )
    except Exception as error:  # it raises many kinds for what was sent
        log.info("a passkey was refused: %s", type(error).__name__)
        raise Refused("passkey") from None


async def added(storage: Storage, device: str, token: str, given: dict[str, Any], site: Site, browser: str) -> None:
    """A new passkey that leads to this device's key."""
    new = _checked(library().verify_registration_response, given, token, site)
    handle, now = _made("handle", token), time.time()
    row = (
        new.credential_id,
        hashed(device),
        sealed(device.encode(), handle.hex()),
        hashed(handle.hex()),
        new.credential_public_key,
        float(new.sign_count),
        now,
        now,
        browser,
    )

    def work(db: Db) -> None:
        (many,) = db.execute("SELECT count(*) FROM passkeys WHERE device=?", (hashed(device),)).fetchone()
        if many >= MOST:
            raise Refused("passkeys-full")
        db.execute("INSERT INTO passkeys VALUES (?,?,?,?,?,?,?,?,?)", row)

    try:
        await storage.write(work)
    except Conflict:  # it is somebody's already
        raise Refused("passkey") from None


async def entered(
    storage: Storage, here: str | None, token: str, given: dict[str, Any], site: Site, browser: str
) -> str:
    """The key that a passkey leads to; what this device held until now goes along."""
    try:
        id, handle = bytes64(str(given["rawId"])), bytes64(str(given["response"]["userHandle"])).hex()
    except (KeyError, TypeError, ValueError):
        raise Refused("passkey") from None
    sql = "SELECT device, sealed, handle, public, used_times FROM passkeys WHERE id=?"
    found = await storage.read(lambda db: db.execute(sql, (id,)).fetchone())
    if found is None:
        raise Refused("passkey")
    owner, kept, known, public, times = found
    seen = _checked(
        library().verify_authentication_response,
        given,
        token,
        site,
        credential_public_key=bytes(public),
        credential_current_sign_count=int(times),
    )
    if not hmac.compare_digest(bytes(known), hashed(handle)):
        raise Refused("passkey")
    key = sealed(bytes(kept), handle).decode()

    def work(db: Db) -> bool:
        used = db.execute(
            "UPDATE passkeys SET used_times=?, used=? WHERE id=? AND device=? AND used_times=?",
            (float(seen.new_sign_count), time.time(), id, bytes(owner), times),
        )
        if not used.rowcount:  # removed, or used, or led to another key while this was looked at
            return False
        joined(db, here, key, browser)
        return True

    if not await storage.write(work):
        raise Refused("passkey")
    return key


# -- what one has ----------------------------------------------------------------------------------------------------
async def listed(storage: Storage, device: str) -> list[Passkey]:
    sql = "SELECT id, made, used, browser FROM passkeys WHERE device=? ORDER BY made"
    rows = await storage.read(lambda db: db.execute(sql, (hashed(device),)).fetchall())
    return [Passkey(text64(bytes(id)), made, used, browser) for id, made, used, browser in rows]


async def removed(storage: Storage, device: str, id: str) -> None:
    """This passkey, if it is this person's, opens nothing any more."""
    try:
        known = bytes64(id)
    except ValueError:
        raise Refused("passkey") from None
    sql = "DELETE FROM passkeys WHERE id=? AND device=?"
    if not await storage.write(lambda db: db.execute(sql, (known, hashed(device))).rowcount):
        raise Refused("passkey")


async def name_of(storage: Storage, device: str) -> str:
    """How this person was last called at a table: for the list that their own device shows them."""
    sql = (
        "SELECT s.name FROM holds h JOIN seats s ON s.tbl=h.tbl AND s.seat=h.seat "
        "WHERE h.device=? AND h.seat!=? AND s.name!='' ORDER BY h.made DESC LIMIT 1"
    )
    found = await storage.read(lambda db: db.execute(sql, (hashed(device), HOST)).fetchone())
    return found[0] if found else "Taverna"
