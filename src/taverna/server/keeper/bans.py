"""Who is not let in: addresses and networks, each for a time. Read from the disk, and looked at for every request."""

from __future__ import annotations

import ipaddress
import time

from ..engines import replacing
from ..refusals import Refused
from ..storage import Db, Storage

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

WIDEST = {4: 8, 6: 19}
"""The shortest prefixes: nobody shuts half of the world out by a slip of the hand."""
LONGEST = 366 * 24.0  # hours
WHY = 200  # characters

BAN = replacing("bans", "network", "until", "made", "why")


def network(text: str) -> Network:
    """As someone wrote it; of an address of IPv6 the first half, since that is what one household is given."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("bad-network") from None
    if found.version == 6 and found.network_address.ipv4_mapped is not None and found.prefixlen == 128:
        return ipaddress.ip_network(found.network_address.ipv4_mapped)
    if found.version == 6 and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    if found.prefixlen < WIDEST[found.version]:
        raise Refused("bad-network")
    return found


class Bans:
    """Those that last, as last read: another process may have added some since."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._until: dict[Network, float] = {}

    async def read(self) -> None:
        rows = await self._storage.read(
            lambda db: db.execute("SELECT network, until FROM bans WHERE until>?", (time.time(),)).fetchall()
        )
        self._until = {ipaddress.ip_network(text): until for text, until in rows}

    def hold(self, address: str) -> bool:
        """Is this address shut out at this moment?"""
        if not self._until:
            return False
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        known = getattr(known, "ipv4_mapped", None) or known
        now = time.time()
        return any(known in network and until > now for network, until in self._until.items())

    async def add(self, network: Network, hours: float, why: str) -> None:
        now = time.time()

        def work(db: Db) -> None:
            db.execute("DELETE FROM bans WHERE until<=?", (now,))
            db.execute(BAN, (str(network), now + min(hours, LONGEST) * 3600, now, why[:WHY]))

        await self._storage.write(work)
        await self.read()

    async def lift(self, network: Network) -> bool:
        """Was it banned at all?"""
        many = await self._storage.write(
            lambda db: db.execute("DELETE FROM bans WHERE network=?", (str(network),)).rowcount
        )
        await self.read()
        return many > 0
