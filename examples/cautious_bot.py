"""A cautious, honest bot: nottingham arena master trader --player "exec:python examples/cautious_bot.py"."""

import json
import sys
from collections import Counter


def choose(view, goods):
    """Something that the prompt allows: an honest bag, no deals, and a look into every bag of five."""
    hand, bag = view["seats"][view["seat"]]["hand"], view["seats"][view["seat"]]["bag"]
    contraband = [card for card in Counter(hand).elements() if goods[card]["kind"] != "legal"]
    for kind, bounds in view["prompt"].items():
        if kind == "name_starter":
            return {"type": kind, "seat": bounds["seats"][0]}
        if kind == "swap":
            return {"type": kind, "set_aside": Counter(contraband[: bounds["max"]])}
        if kind in ("discard", "place"):
            return {"type": kind, "pile": "left", "order": list(Counter(bounds["cards"]).elements())}
        if kind == "load_bag":
            best = max(hand, key=lambda good: (good not in contraband) * hand[good] * goods[good]["value"])
            return {"type": kind, "cards": {best: min(hand[best], bounds["max"])}}
        if kind == "declare":
            return {"type": kind, "good": max(bounds["goods"], key=lambda good: bag["cards"].get(good, 0))}
        if kind == "pay":  # the dearest cards first, and one more for as long as they are not enough
            dear_first = sorted(Counter(bounds["from"]).elements(), key=bounds["values"].get, reverse=True)
            sums = [sum(bounds["values"][card] for card in dear_first[:count]) for count in range(len(dear_first))]
            return {"type": kind, "goods": Counter(dear_first[: sum(paid < bounds["owed"] for paid in sums)])}
        for seat in bounds["bags"] if kind in ("open", "hand_back") else ():
            if (kind == "open") == (view["seats"][seat]["bag"]["size"] == 5):
                return {"type": kind, "bag": seat}
        if kind in ("decline", "share_evenly"):
            return {"type": kind}
    return {"type": "refuse", "offer": view["prompt"]["refuse"]["offers"][0]}


for message in map(json.loads, sys.stdin):
    if message.get("event", {}).get("type") == "game_started":
        goods = {good["name"]: good for good in message["event"]["goods"]}
    elif message["type"] == "act":  # the only message that is answered, and always with one line
        print(json.dumps(choose(message["view"], goods) if message["must"] else {"type": "pass"}), flush=True)
