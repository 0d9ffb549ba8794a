"""A person is anyone who holds one of their secrets. There are no accounts and no passwords.

A secret is 32 random bytes. The store keeps only its SHA-256: 32 random bytes can't be guessed, so a slow hash would
add nothing. Each device has its own secret, which expires when it is not used and can be revoked from any other device.
A link adds a device. It works once, for a few minutes. The store calls both kinds of secrets keys.
"""

from hashlib import sha256
from secrets import token_urlsafe

from msgspec.structs import replace

from nottingham.server.refusals import unknown_secret
from nottingham.store import changes
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict
from nottingham.store.rows import Key, KeyKind, Person
from nottingham.store.store import Store
from nottingham.table.errors import Refusal
from nottingham.table.ids import new_id
from nottingham.table.plain_text import clean_name, plain

DAY_MS = 24 * 3600 * 1000
LINK_MS = 15 * 60 * 1000
MAX_KEYS = 20
"""Devices and unused links of one person."""


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def checked_name(name: str) -> str:
    """The name as others will see it, or a refusal if nothing of it is visible."""
    name = clean_name(name)
    if not name:
        raise Refusal("malformed", "no_name", "A name needs at least one visible character.")
    return name


class Identity:
    """Creates people and secrets, and finds the person a secret belongs to."""

    def __init__(self, store: Store, days: int) -> None:
        """`days` is how long an unused secret of a device stays valid."""
        self._store = store
        self._device_ms = days * DAY_MS

    async def create_person(self, name: str, colour: str, charge: str, label: str) -> tuple[Person, str, Key]:
        """A new person, and the secret of their first device."""
        now = self._store.visits.now()
        person = Person(new_id(), checked_name(name), colour, charge, now, now)
        secret, key = self._new_key(person.id, "device", label, self._device_ms)
        await self._store.commit(changes.add_person(person), changes.add_key(key))
        return person, secret, key

    async def authenticate(self, secret: str) -> tuple[Person, Key]:
        """The person a secret belongs to. Using the secret extends its life.

        It expires by the cleaning clock, so that a wrong system clock logs nobody out.
        """
        found = await self._store.person_by_key(hashed(secret))
        if found is None or found[1].kind != "device" or found[1].expires <= self._store.visits.cleaned_to:
            raise unknown_secret()
        person, key = found
        now = self._store.visits.now()
        if now - key.seen > DAY_MS:
            await self._store.commit(
                changes.renew_key(key.id, now, now + self._device_ms), changes.mark_person_seen(person.id, now)
            )
        return person, key

    async def create_link(self, person: Person) -> tuple[str, Key]:
        """A secret that adds another device of this person, once."""
        if len(await self._store.keys_of(person.id)) >= MAX_KEYS:
            message = "You have {n} devices and links, the most allowed. Revoke one first."
            raise Refusal("too_many", "too_many_keys", message, n=MAX_KEYS)
        secret, key = self._new_key(person.id, "link", "", LINK_MS)
        await self._store.commit(changes.add_key(key))
        return secret, key

    async def owner_of_link(self, link: str) -> tuple[Person, Key]:
        """The person whose device a link adds."""
        found = await self._store.person_by_key(hashed(link))
        if found is None or found[1].kind != "link" or found[1].expires <= now_ms():
            raise unknown_secret()
        return found

    async def redeem_link(self, link: str, label: str) -> tuple[Person, str, Key]:
        """The person of a link, and their new device's secret. If two devices redeem it at once, one is refused."""
        person, link_key = await self.owner_of_link(link)
        secret, key = self._new_key(person.id, "device", label, self._device_ms)
        key = replace(key, id=link_key.id)  # the same id: redeeming the link a second time is a conflict in the store
        try:
            await self._store.commit(changes.spend_link(link_key.id), changes.add_key(key))
        except Conflict:
            raise unknown_secret() from None
        return person, secret, key

    def _new_key(self, person: int, kind: KeyKind, label: str, life_ms: int) -> tuple[str, Key]:
        secret = token_urlsafe(32)
        now = now_ms() if kind == "link" else self._store.visits.now()  # a link lasts minutes, by the system clock
        return secret, Key(new_id(), hashed(secret), person, kind, plain(label)[:64], now, now, now + life_ms)
