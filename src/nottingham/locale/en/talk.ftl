### Spoken lines: the quick phrases, and lines that go with a move.

phrase-hello = Good day, everyone!
phrase-good_luck = May the best liar win.
phrase-well_played = Well played!
phrase-thanks = Much obliged.
phrase-sorry = Forgive me. It was only business.
phrase-laughter = Ha ha ha!
phrase-trust_me = Would I lie to you?
phrase-all_honest = Nothing but honest goods.
phrase-liar = I don’t believe a word of it.
phrase-open_it = Open it!
phrase-let_it_pass = Let it pass.
phrase-make_an_offer = I’m listening…
phrase-too_little = My silence costs more than that.
phrase-deal = Deal!
phrase-no_deal = No deal.
phrase-hurry = Today, if you please?
phrase-pay_or_open = Pay up, or I look inside.
phrase-watching_you = I’ve got my eye on this bag.
phrase-to = { $name }! { $phrase }

## `officers` is the number of officers: one sheriff, or two deputies.

say-declare-1 = { $officers ->
    [one] { $goods }, Sheriff. Nothing else.
   *[other] { $goods }, Deputies. Nothing else.
}
say-declare-2 = { $goods }. I wouldn’t dream of more.
say-declare-3 = Just { $goods }. Look at this face!
say-declare-4 = { $goods }, and I’m in a hurry.
say-open-1 = Let’s see what we have here.
say-open-2 = Heavy, for such honest goods…
say-open-3 = Untie that knot.
say-hand_back-1 = Off you go.
say-hand_back-2 = I saw nothing.
say-hand_back-3 = A face like that can’t lie. Next!
say-deal = Deal!
