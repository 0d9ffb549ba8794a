"""What servers send each other about games is sealed: only a server that knows the table's secret can read it."""

from hypothesis import given
from hypothesis import strategies as st

from nottingham.server.sealing import seal, unseal


@given(st.text(max_size=80), st.binary(max_size=2000))
def test_who_knows_the_secret_reads_what_was_sealed(secret: str, text: bytes) -> None:
    assert unseal(secret, seal(secret, text)) == text


@given(st.text(max_size=80), st.text(max_size=80), st.binary(max_size=2000))
def test_nobody_else_does(secret: str, other: str, text: bytes) -> None:
    if other != secret:
        assert unseal(other, seal(secret, text)) is None


@given(st.binary(max_size=300), st.integers(0, 10_000), st.integers(1, 255))
def test_what_was_changed_on_the_way_is_not_read(text: bytes, place: int, change: int) -> None:
    sealed = bytearray(seal("secret", text))
    sealed[place % len(sealed)] ^= change
    assert unseal("secret", bytes(sealed)) is None


@given(st.binary(max_size=300))
def test_what_no_server_sealed_is_not_read(forged: bytes) -> None:
    assert unseal("secret", forged) is None


def test_the_same_text_is_never_sealed_twice_alike() -> None:
    assert len({seal("secret", b"the same") for _ in range(100)}) == 100
