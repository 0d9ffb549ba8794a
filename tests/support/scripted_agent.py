"""A scripted stand-in for a language model: it reads what its seat is told in English, and answers at random."""

import random
import re
from typing import Any

_CHOICE = re.compile(r"^(\d+)\. (.*)$", re.MULTILINE)
_SEAT = re.compile(r"\(seat (\d)\)")
_GOODS = re.compile(r"(\d+) ([a-z_ 0-9]+?)(?=, | and |$)")


class ScriptedAgent:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.used: set[str] = set()
        """The arguments it has used."""
        self._situation = ""
        """The latest description of its seat; a refusal repeats only the choices."""

    def answer(self, message: str) -> dict[str, Any] | None:
        """The arguments of its next action; nothing if there is no choice."""
        if re.search("^You are ", message, re.MULTILINE):
            self._situation = message
        choices = [(int(number), text) for number, text in _CHOICE.findall(message.rpartition("Your choices:")[2])]
        if not choices:
            return None
        number, text = self.chance.choice(choices)
        answer: dict[str, Any] = {"choice": number}
        if "“gold”" in text:
            answer["gold"] = 0
        elif "“cards”" in text:
            heap = _heap(self._situation, "hand: ", ";") if "hand" in text else _heap(text, "You have ", "$")
            answer["cards"] = self._some(heap)
        if "“take”" in text and self.chance.random() < 0.5:
            answer["take"] = ["left"]
        if "“offer”" in text:
            answer["offer"] = self._offer(text)
        self.used |= set(answer)
        return answer

    def _some(self, heap: dict[str, int]) -> dict[str, int]:
        cards = [good for good, count in heap.items() for _ in range(count)]
        chosen = self.chance.sample(cards, self.chance.randint(1, min(4, len(cards))))
        return {good: chosen.count(good) for good in chosen}

    def _offer(self, choice: str) -> dict[str, Any]:
        situation = self._situation
        me = re.search(r"^You are .*\(seat (\d)\)", situation, re.MULTILINE)
        assert me
        to = int(self.chance.choice(_SEAT.findall(choice) or ["0"]))
        officers = re.search(r"(?:Sheriff|Deputies): (.*)\.$", situation, re.MULTILINE)
        assert officers
        in_office = me[1] in _SEAT.findall(officers[1])
        offer: dict[str, Any] = {"to": to, "pledges": [{"type": "hand_back", "bag": to if in_office else int(me[1])}]}
        offer["get" if in_office else "give"] = {"gold": self.chance.randint(1, 4)}
        if self.chance.random() < 0.3:
            offer["favours"] = [{"type": "spare", "by": int(me[1]), "whom": to}]
        if not in_office and self.chance.random() < 0.3:
            offer["give"]["bag"] = {"silk": 1}
        return offer


def _heap(text: str, start: str, end: str) -> dict[str, int]:
    """The goods in a list in words."""
    found = re.findall(re.escape(start) + r"(.*?)" + ("$" if end == "$" else re.escape(end)), text, re.MULTILINE)
    assert found, text
    return {good: int(count) for count, good in _GOODS.findall(found[-1].replace(", and ", ", ").rstrip("."))}
