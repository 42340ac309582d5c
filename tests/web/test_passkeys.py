"""Signing in with a passkey, in a real browser with an authenticator that is not of this world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.browser import FULL, PHONE, serious

pytestmark = pytest.mark.browser

pytest.importorskip("webauthn", reason="no passkeys: pip install 'taverna[accounts]'")

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def pocket(one: Any) -> tuple[Any, str]:
    """An authenticator for this person's browser: who speaks to it, and its name."""
    session = one.context.new_cdp_session(one.page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})["authenticatorId"]


def test_a_passkey_brings_ones_tables_to_another_browser(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    home = f"http://localhost:{ana.host.port}"  # browsers keep no passkey for a number
    seats = [{"mine": True, "name": "Ana"}, {}, {"kind": "bot", "bot": "random"}]
    made = ana.page.request.post(
        f"{home}/api/tables", data={"game": "bloodborne", "seats": seats}, headers={"Origin": home}
    ).json()
    mine, first = pocket(ana)
    ana.page.goto(f"{home}/mine")
    assert not ana.page.is_visible("[data-passkeys=without]")
    ana.page.click("[data-do=new]")
    ana.page.wait_for_selector(".passkeys li")
    assert ana.page.text_content(".passkeys li span").startswith("Chrome · Linux")
    ana.page.click("[data-do=new]")
    ana.page.wait_for_selector(".passkeys [role=status]:has-text('already')")
    if FULL:
        assert serious(ana.page) == []

    (passkey,) = mine.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]
    phone = person(lang="en", size=PHONE)
    theirs, second = pocket(phone)  # as clouds carry a passkey from one device to the other
    theirs.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": passkey})
    phone.page.goto(f"{home}/mine")
    assert phone.page.query_selector(".going a") is None
    wide, inner = phone.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= inner
    phone.page.click("[data-do=ask]")
    phone.page.wait_for_selector(f".going a[href='/t/{made['table']}']")
    phone.page.click(".passkeys li button")
    phone.page.wait_for_selector("[data-do=ask]")

    phone.context.clear_cookies()
    phone.page.goto(f"{home}/mine")
    phone.page.click("[data-do=ask]")
    phone.page.wait_for_selector(".passkeys [role=status]:has-text('nothing')")
    assert phone.page.query_selector(".going a") is None
    phone.errors = [error for error in phone.errors if "403" not in error]
