"""Who somebody is: a person is whoever holds one of his secrets. There are no accounts and no passwords.

A secret is 32 random bytes. The store keeps only its SHA-256: such a secret can't be guessed, so a slow hash would add
nothing. Each device has a secret of its own, which expires when it is not used and can be revoked by any other. A link
carries a person to another device: it is good once and for a few minutes.
"""

from hashlib import sha256
from secrets import token_urlsafe

from msgspec.structs import replace

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
"""Devices and open links of one person."""


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def unknown() -> Refusal:
    return Refusal("unauthorized", "unknown_secret", "This secret is not known here: it expired, or was revoked.")


def checked_name(name: str) -> str:
    """A name as others see it."""
    name = clean_name(name)
    if not name:
        raise Refusal("malformed", "no_name", "A name needs something that can be seen.")
    return name


class Identity:
    """The people of a server."""

    def __init__(self, store: Store, days: int) -> None:
        self._store = store
        self._life = days * DAY_MS

    async def welcome(self, name: str, colour: str, charge: str, label: str) -> tuple[Person, str, Key]:
        """A new person, and the secret of his first device."""
        now = now_ms()
        person = Person(new_id(), checked_name(name), colour, charge, now, now)
        secret, key = self._new_key(person.id, "device", label, self._life)
        await self._store.commit(changes.add_person(person), changes.add_key(key))
        return person, secret, key

    async def known(self, secret: str) -> tuple[Person, Key]:
        """Whose secret this is; using it keeps it alive."""
        found = await self._store.person_by_key(hashed(secret))
        now = now_ms()
        if found is None or found[1].kind != "device" or found[1].expires <= now:
            raise unknown()
        person, key = found
        if now - key.seen > DAY_MS:
            await self._store.commit(
                changes.renew_key(key.id, now, now + self._life), changes.mark_person_seen(person.id, now)
            )
        return person, key

    async def link(self, person: Person) -> tuple[str, Key]:
        """A secret that makes another device this person's, once."""
        if len(await self._store.keys_of(person.id)) >= MAX_KEYS:
            raise Refusal("too_many", "too_many_keys", "Revoke a device first: nobody has more than {n}.", n=MAX_KEYS)
        secret, key = self._new_key(person.id, "link", "", LINK_MS)
        await self._store.commit(changes.add_key(key))
        return secret, key

    async def redeem(self, link: str, label: str) -> tuple[Person, str, Key]:
        """The other end of a link; of two who redeem it at once, one comes too late."""
        found = await self._store.person_by_key(hashed(link))
        if found is None or found[1].kind != "link" or found[1].expires <= now_ms():
            raise unknown()
        person, spent = found
        secret, key = self._new_key(person.id, "device", label, self._life)
        key = replace(key, id=spent.id)  # a link turns into one key only: adding a second is a conflict
        try:
            await self._store.commit(changes.spend_link(spent.id), changes.add_key(key))
        except Conflict:
            raise unknown() from None
        return person, secret, key

    def _new_key(self, person: int, kind: KeyKind, label: str, life: int) -> tuple[str, Key]:
        secret = token_urlsafe(32)
        now = now_ms()
        return secret, Key(new_id(), hashed(secret), person, kind, plain(label)[:64], now, now, now + life)
