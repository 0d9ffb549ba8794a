"""The lines of a game's bots (`players/voices`), past ones included, and the faces of people, which are not stored.

Only bots that held their seats from the deal on have a voice, so the log alone decides what was said.
"""

from collections.abc import Collection, Sequence

from nottingham.players.voices.lines import VOICE, Mood, SpokenLine
from nottingham.players.voices.voices import Voices
from nottingham.rules.events import Event, RoundBegan
from nottingham.store.rows import ChatLine


class Spoken:
    """The lines and moods of one game; `bots` has None for the seats of people."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self._voices = Voices(bots)
        self._said: dict[int, Sequence[SpokenLine]] = {}
        self._round_began = 0
        self._faces: dict[int, Mood] = {}
        """Of people, in this round."""

    def hear(self, version: int, at: int, events: Sequence[Event]) -> None:
        """Takes in a move."""
        said = self._voices.hear(events)
        if said:
            self._said[version] = said
        if RoundBegan in map(type, events):
            self._round_began = at
            self._faces.clear()

    def said(self, version: int) -> Sequence[SpokenLine]:
        """The lines that bots said with a move."""
        return self._said.get(version, ())

    @property
    def moods(self) -> dict[str, Mood]:
        return {str(seat): mood for seat, mood in (self._faces | self._voices.moods).items()}

    def pull_face(self, seat: int, mood: Mood) -> None:
        """Notes how a person looks until the next round."""
        self._faces[seat] = mood

    def answer(self, line: ChatLine, chat: Collection[ChatLine]) -> SpokenLine | None:
        """What a bot answers to a phrase in the chat. In one round no bot gives the same answer twice."""
        if line.phrase is None or line.seat is None:
            return None
        said = {other.phrase.removeprefix(VOICE) for other in chat if other.phrase and other.at >= self._round_began}
        return self._voices.answer(line.phrase, line.seat, line.about, line.number, said)
