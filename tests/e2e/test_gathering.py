"""Joining by a link, the host's powers, and chat in each reader's language."""

from playwright.sync_api import Locator, expect

from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand


def say(hand: Hand, text: str) -> None:
    hand.page.get_by_role("textbox", name=hand.words("talk-placeholder")).fill(text)
    hand.button("talk-send").click()


def said(hand: Hand) -> Locator:
    """The chat as the page shows it."""
    return hand.page.get_by_role("list", name=hand.words("talk-said"))


def about(host: Hand, other: Hand) -> Locator:
    """The host's menu for a player during a game."""
    if not host.page.get_by_role("dialog").count():
        host.button("bar-menu").click()
    return host.page.get_by_role("dialog").get_by_role("group", name=other.name)


def do(place: Locator, hand: Hand, key: str) -> None:
    place.get_by_role("button", name=hand.words(key), exact=True).click()


def change(host: Hand, other: Hand, key: str) -> None:
    """The host does something about a seat before the game."""
    host.page.get_by_role("button", name=f"{host.words('gather-change')} {other.name}").click()
    do(host.page.get_by_role("dialog"), host, key)


def test_friends_join_by_link_choose_names_sit_get_ready_and_play(people: Guests) -> None:
    host, guest = people.stranger(), people.stranger("fr")
    host.go("/")
    host.link("start-make").click()
    host.button("new-make").click()
    host.page.get_by_role("textbox", name=host.words("who-name")).fill("Hob")
    host.button("who-save").click()
    link = host.page.get_by_role("textbox", name=host.words("gather-invite-about")).input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name=guest.words("door-title", host="Hob"))).to_be_visible()
    guest.page.get_by_role("textbox", name=guest.words("who-name")).fill("Gisèle")
    guest.button("door-sit").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Gisèle")).to_contain_text(host.words("gather-not-ready"))
    guest.button("gather-ready").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Gisèle")).to_contain_text(host.words("gather-is-ready"))
    expect(host.button("gather-start")).to_be_disabled()
    host.button("gather-fill", empty=2).click()
    host.button("gather-start").click()
    for hand in (host, guest):
        hand.shows(0)
    assert (host.seat, guest.seat) == (0, 1)
    assert [chair["kind"] for chair in guest.table["chairs"]] == ["person", "person", "bot", "bot"]


def test_a_host_names_the_richest_player_as_first_sheriff(friends: Guests) -> None:  # R2.5
    host, guest = friends.hands[:2]
    host.go("/new")
    host.page.get_by_text(host.words("new-first-named"), exact=True).click()
    expect(host.text("new-first-named-about")).to_be_visible()
    host.button("new-make").click()
    guest.page.goto(host.page.get_by_role("textbox", name=host.words("gather-invite-about")).input_value())
    guest.button("door-sit").click()
    expect(guest.text("told-named-sheriff")).to_be_visible()
    host.button("gather-fill", empty=2).click()
    expect(host.text("gather-host-names")).to_be_visible()
    expect(host.button("gather-start-anyway")).to_be_disabled()
    host.page.get_by_role("group", name=host.words("gather-sheriff")).get_by_text(guest.name, exact=True).click()
    host.button("gather-start-anyway").click()
    for hand in (host, guest):
        hand.shows(0)
        assert hand.view["officers"] == [1]


def test_a_host_frees_seats_and_hands_over(friends: Guests) -> None:
    _, (ann, bob) = friends.gather(friends.hands[:2])
    change(ann, bob, "gather-remove")
    expect(bob.text("error-removed")).to_be_visible()
    expect(bob.button("door-sit")).to_have_count(0)
    ann.button("gather-readmit", name=bob.name).click()
    expect(bob.button("door-sit")).to_be_visible()
    bob.button("door-sit").click()
    expect(bob.button("gather-ready")).to_be_visible()
    change(ann, bob, "gather-make-host")
    expect(bob.button("gather-start")).to_be_visible()
    expect(ann.button("gather-ready")).to_be_visible()
    change(bob, ann, "gather-remove")
    expect(ann.text("error-removed")).to_be_visible()


def test_during_a_game_a_host_blocks_chat_replaces_players_and_hands_over(friends: Guests) -> None:
    _, (ann, bob, cleo) = friends.deal(friends.hands)
    expect(about(bob, ann).get_by_role("button", name=bob.words("menu-silence"))).to_have_count(0)
    bob.page.keyboard.press("Escape")
    do(about(ann, bob), ann, "menu-silence")
    expect(bob.text("talk-silenced")).to_be_visible()
    expect(bob.page.get_by_role("textbox", name=bob.words("talk-placeholder"))).to_have_count(0)
    do(about(ann, bob), ann, "menu-silence")
    say(bob, "Free at last")
    expect(said(ann)).to_contain_text("Free at last")
    do(about(ann, bob), ann, "menu-make-host")
    expect(about(ann, bob).get_by_role("button", name=ann.words("menu-remove"))).to_have_count(0)
    say(cleo, "I was here")
    do(about(bob, cleo), bob, "menu-remove")
    bob.button("menu-remove-no").click()
    do(about(bob, cleo), bob, "menu-remove")
    assert cleo.seat is not None, "the host is asked first"
    bob.button("menu-remove-yes", name=cleo.name).click()
    expect(about(bob, cleo)).to_have_count(0)
    for hand in (ann, bob):
        hand.page.keyboard.press("Escape")
    expect(cleo.page.get_by_role("region", name=cleo.words("mine-title"))).to_have_count(0)
    expect(cleo.text("error-removed")).to_be_visible()
    assert cleo.seat is None and [chair["kind"] for chair in ann.table["chairs"]] == ["person", "person", "bot"]
    expect(said(ann).get_by_role("listitem").filter(has_text="I was here")).to_contain_text(cleo.name)


def test_a_muted_player_is_hidden_only_from_the_one_who_muted_them(friends: Guests) -> None:
    _, (ann, bob, cleo) = friends.deal(friends.hands)
    do(about(ann, bob), ann, "menu-mute")
    expect(about(ann, bob).get_by_role("button", name=ann.words("menu-mute"))).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    say(bob, "Ann is a liar")
    expect(said(cleo)).to_contain_text("Ann is a liar")
    say(cleo, "No, you are")
    expect(said(ann)).to_contain_text("No, you are")
    expect(said(ann)).not_to_contain_text("Ann is a liar")


def test_phrases_appear_in_each_readers_language_and_texts_as_written(people: Guests) -> None:
    ann, bob = people.person("Ann", "en"), people.person("Борис", "ru")
    code = people.lay(ann, bots={2: "trader"})
    for hand in (ann, bob):
        hand.go(f"/t/{code}")
    bob.button("door-sit").click()
    bob.button("gather-ready").click()
    ann.button("gather-start").click()
    for hand in (ann, bob):
        hand.shows(0)
    ann.button("phrase-trust_me").click()
    say(bob, "Ну конечно!")
    for hand in (ann, bob):
        expect(said(hand)).to_contain_text(hand.words("phrase-trust_me"))
        expect(said(hand)).to_contain_text("Ну конечно!")
    assert ann.words("phrase-trust_me") != bob.words("phrase-trust_me")
