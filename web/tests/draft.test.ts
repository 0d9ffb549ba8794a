// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Draft, type Favour, type Hand, type Party, type Source } from '../src/table/draft.svelte';
import type { Offer, OfferPrompt, Options, View } from '../src/wire/generated/protocol';
import { viewOf } from './rendered';
import { chance, Referee } from './referee';

const promptOf = (name: string, seat: number): OfferPrompt => viewOf(name, seat).prompt!.offer!;

describe('a bribe', () => {
  // Seat 1 stands before the sheriff, seat 0, with three cards in the bag; on every stand 3 cheese and 1 bread,
  // and two contraband cards under it; everyone has 50 gold.
  const prompt = promptOf('gate', 1);
  const bribe = () => Draft.forBag(1, 0, 1);

  test('starts with the pledge to hand the bag back, which can be sent alone', () => {
    expect(bribe().action()).toMatchObject({ type: 'offer', to: 0, pledges: [{ type: 'hand_back', bag: 1 }] });
    expect(bribe().sendable(prompt)).toBe(true);
  });

  test('with nothing on either side cannot be sent', () => {
    const draft = bribe();
    draft.pledge(null, 1);
    expect(draft.empty).toBe(true);
    expect(draft.sendable(prompt)).toBe(false);
    draft.promise(prompt, { type: 'spare', by: 1, whom: 0 });
    expect(draft.sendable(prompt)).toBe(true);
  });

  test.each([
    [7, 7],
    [7.9, 7],
    [-3, 0],
    [NaN, 0],
    [999, 50],
    [Infinity, 50],
  ])('of %d gold is one of %d', (typed, gold) => {
    const draft = bribe();
    draft.setGold(prompt, 'give', typed);
    expect(draft.give.gold).toBe(gold);
    expect(draft.sendable(prompt)).toBe(true);
  });

  test.each([
    ['give', 'stand', 'cheese', 3],
    ['give', 'stand', 'bread', 1],
    ['give', 'stand', 'apples', 0],
    ['give', 'contraband', 'silk', 2],
    ['give', 'bag', 'silk', 3],
    ['get', 'stand', 'cheese', 3],
    ['get', 'contraband', 'mead', 2],
    ['get', 'bag', 'apples', 0],
  ] as const)('%ss, from the %s, %s: at most %d', (hand, source, good, most) => {
    const draft = bribe();
    for (let time = 0; time < 9; time += 1) draft.add(prompt, hand, source, good);
    expect(draft[hand][source][good] ?? 0).toBe(most);
    expect(draft.canAdd(prompt, hand, source, good)).toBe(false);
    expect(draft.sendable(prompt)).toBe(true);
    draft.take(hand, source, good);
    expect(draft[hand][source][good] ?? 0).toBe(Math.max(0, most - 1));
  });

  test('counts contraband of all kinds together', () => {
    const draft = bribe();
    draft.add(prompt, 'give', 'contraband', 'silk');
    draft.add(prompt, 'give', 'contraband', 'mead');
    expect(draft.canAdd(prompt, 'give', 'contraband', 'pepper')).toBe(false);
  });

  test('with bag goods pledges to hand the bag back, and loses them with the pledge', () => {
    const draft = new Draft(1, 0);
    draft.pledge('open', 1);
    draft.add(prompt, 'give', 'bag', 'silk');
    expect(draft.pledges).toEqual([{ type: 'hand_back', bag: 1 }]);
    expect(draft.sendable(prompt)).toBe(true);
    draft.pledge('open', 1);
    expect(draft.give.bag).toEqual({});
    expect(draft.pledges).toEqual([{ type: 'open', bag: 1 }]);
  });

  test.each([
    ['gold', (draft: Draft) => draft.setGold(prompt, 'give', 5), (draft: Draft) => draft.setGold(prompt, 'get', 3)],
    [
      'goods',
      (draft: Draft) => draft.add(prompt, 'give', 'stand', 'cheese'),
      (draft: Draft) => draft.add(prompt, 'get', 'stand', 'cheese'),
    ],
  ] as const)('with %s both ways is not sent, and says why', (what, give, get) => {
    const draft = bribe();
    expect(draft.waits(prompt)).toBe('empty');
    give(draft);
    expect(draft.waits(prompt)).toBeNull();
    get(draft);
    expect(draft.waits(prompt)).toBe(what);
    expect(draft.sendable(prompt)).toBe(false);
    draft.get = { gold: 0, stand: { bread: 1 }, contraband: {}, bag: {} };
    expect(draft.waits(prompt)).toBeNull();
  });

  test('removes nothing that is not in it', () => {
    const draft = bribe();
    draft.take('give', 'stand', 'bread');
    expect(draft.give.stand).toEqual({});
  });

  test('sends only what is in it', () => {
    const draft = bribe();
    draft.add(prompt, 'give', 'stand', 'bread');
    draft.take('give', 'stand', 'bread');
    draft.setGold(prompt, 'give', 3);
    const none = { gold: 0, stand: {}, contraband: {}, bag: {} };
    expect(draft.action()).toEqual({
      type: 'offer',
      to: 0,
      give: { ...none, gold: 3 },
      get: none,
      pledges: [{ type: 'hand_back', bag: 1 }],
      favours: [],
    });
  });
});

describe('promises', () => {
  test('are made once, up to the limit of the prompt, and can be taken back', () => {
    const prompt = promptOf('gate', 1);
    const draft = new Draft(1, 0);
    const promise = (song: number): Favour => ({ type: 'words', by: 1, text: `Song ${song}` });
    draft.promise(prompt, promise(1));
    draft.promise(prompt, promise(1));
    expect(draft.favours).toHaveLength(1);
    for (let song = 2; song < 30; song += 1) draft.promise(prompt, promise(song));
    expect(draft.favours).toHaveLength(prompt.max_favours);
    draft.unpromise(draft.favours[0]!);
    expect(draft.favours[0]).toEqual(promise(2));
  });

  test('of gold to one player are one promise, whose sum changes', () => {
    const prompt = promptOf('gate', 1);
    const draft = new Draft(1, 0);
    for (const gold of [5, 8]) draft.promise(prompt, { type: 'pay', by: 1, to: 0, gold });
    draft.promise(prompt, { type: 'pay', by: 1, to: 2, gold: 3 });
    expect(draft.favours.map((favour) => favour.type === 'pay' && [favour.to, favour.gold])).toEqual([
      [0, 8],
      [2, 3],
    ]);
  });
});

describe('a bag that must be opened', () => {
  test('cannot be pledged to be handed back, nor give bag goods', () => {
    const prompt = promptOf('bound', 0);
    const draft = new Draft(0, 1);
    expect(prompt.must_open).toEqual([1]);
    expect(draft.canPledge(prompt, 'hand_back', 1)).toBe(false);
    expect(draft.canPledge(prompt, 'open', 1)).toBe(true);
    expect(draft.canPledge(prompt, 'hand_back', 2)).toBe(true);
    expect(draft.canAdd(prompt, 'get', 'bag', 'silk')).toBe(false);
  });

  test('makes an earlier draft unsendable', () => {
    expect(Draft.forBag(0, 1, 1).sendable(promptOf('gate', 0))).toBe(true);
    expect(Draft.forBag(0, 1, 1).sendable(promptOf('bound', 0))).toBe(false);
  });
});

describe('a counter-offer', () => {
  const view = viewOf('offered', 0);
  const [offer] = view.offers;

  test('starts from the offer with its sides swapped', () => {
    const draft = Draft.answering(0, offer!, 1);
    expect(draft.answers).toBe(offer);
    expect(draft.get).toMatchObject({ gold: 6, stand: { bread: 1 }, contraband: { mead: 1 }, bag: { silk: 1 } });
    expect(draft.give).toMatchObject({ gold: 0, stand: {}, contraband: {}, bag: {} });
    expect(draft.pledges).toEqual(offer!.pledges);
    expect(draft.favours).toEqual(offer!.favours);
    expect(draft.sendable(view.prompt!.offer!)).toBe(true);
  });

  test('asks for more and keeps what was offered', () => {
    const draft = Draft.answering(0, offer!, 1);
    draft.setGold(view.prompt!.offer!, 'get', 10);
    draft.add(view.prompt!.offer!, 'get', 'bag', 'apples');
    draft.pledge('open', 2);
    expect(draft.action()).toMatchObject({ to: 1, get: { gold: 10, bag: { silk: 1, apples: 1 } } });
    expect(offer).toEqual(viewOf('offered', 0).offers[0]);
  });
});

test('changing one’s own offer starts from its terms', () => {
  const view = viewOf('offered', 1);
  const draft = Draft.changing(1, view.offers[0]!);
  expect(draft.to).toBe(0);
  expect(draft.give).toMatchObject({ gold: 6, stand: { bread: 1 }, contraband: { mead: 1 }, bag: { silk: 1 } });
  expect(draft.answers).toBeNull();
  expect(draft.sendable(view.prompt!.offer!)).toBe(true);
});

describe('with two deputies', () => {
  test('a merchant makes offers to both, who give nothing but pledges', () => {
    const prompt = promptOf('deputies', 2);
    const draft = Draft.forBag(2, 'deputies', 2);
    expect(prompt.to).toEqual(['deputies']);
    expect(draft.mostGold(prompt, 'give')).toBe(50);
    expect(draft.mostGold(prompt, 'get')).toBe(0);
    expect(draft.canAdd(prompt, 'get', 'stand', 'cheese')).toBe(false);
    expect(draft.canAdd(prompt, 'give', 'bag', 'apples')).toBe(true);
    expect(draft.owner('get')).toBeNull();
    expect(draft.sendable(prompt)).toBe(true);
  });

  test('a merchant makes offers to one deputy only about a bag left to that deputy', () => {
    const prompt = promptOf('left_to_one', 2);
    const draft = new Draft(2, 0);
    draft.setGold(prompt, 'give', 4);
    expect(draft.waits(prompt)).toBe('bag');
    expect(draft.canPledge(prompt, 'hand_back', 3)).toBe(false);
    draft.pledge('hand_back', 2);
    expect(draft.waits(prompt)).toBeNull();
    expect(draft.sendable(prompt)).toBe(true);
    expect(draft.canAdd(prompt, 'get', 'stand', 'cheese')).toBe(true);
    expect(Draft.forBag(2, 'deputies', 2).sendable(prompt)).toBe(false);
    expect(Draft.forBag(2, 'deputies', 3).sendable(prompt)).toBe(true);
  });

  test('a deputy gives gold and goods only where they decide alone', () => {
    const prompt = promptOf('left_to_one', 0);
    const draft = Draft.forBag(0, 2, 2);
    draft.setGold(prompt, 'give', 3);
    expect(draft.give.gold).toBe(3);
    expect(draft.sendable(prompt)).toBe(true);
    expect(draft.canPledge(prompt, 'open', 3)).toBe(false);
    const joint = Draft.forBag(0, 2, 3);
    expect(joint.mostGold(prompt, 'give')).toBe(0);
    expect(joint.sendable(prompt)).toBe(true);
  });
});

test('merchants trade what is on their stands, and no bags', () => {
  const prompt = promptOf('trading', 1);
  const draft = new Draft(1, 2);
  expect(draft.canPledge(prompt, 'hand_back', 1)).toBe(false);
  expect(draft.canAdd(prompt, 'give', 'bag', 'apples')).toBe(false);
  draft.add(prompt, 'give', 'contraband', 'silk');
  draft.add(prompt, 'get', 'stand', 'cheese');
  expect(draft.sendable(prompt)).toBe(true);
});

// Laws, checked against the rules in random games

const TABLES: [string, Partial<Options> & { players: number }, number][] = [
  ['four, first edition, royal goods', { players: 4, edition: 'first', royal_goods: true }, 3],
  ['five, open trade', { players: 5, open_trade: true, royal_goods: true }, 5],
  ['six, two deputies', { players: 6 }, 8],
  ['six, everything', { players: 6, open_trade: true, royal_goods: true, packs: ['goose_fair'] }, 13],
];
const HANDS: Hand[] = ['give', 'get'];
const SOURCES: Source[] = ['stand', 'contraband', 'bag'];

describe('in random games of', () => {
  let referee: Referee;
  beforeAll(() => void (referee = new Referee()));
  afterAll(() => referee.close());

  test.each(TABLES)(
    '%s, whatever can be sent is legal, and whatever is legal can be put together',
    async (_, options, seed) => {
      const below = chance(seed);
      const pick = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)]!;
      const told = await referee.deal(options, seed);
      const goods = told.events.flatMap((event) => (event.type === 'game_started' ? event.goods : []));

      function begun(seat: number, prompt: OfferPrompt, view: View): Draft {
        const answerable = view.offers.filter(
          ({ from, needs }) => needs.includes(seat) && prompt.to.includes(from) && from !== seat,
        );
        const own = view.offers.filter(({ from }) => from === seat);
        const way = below(4);
        if (way === 0 && answerable.length) {
          const offer = pick(answerable);
          return Draft.answering(seat, offer, offer.from);
        }
        if (way === 1 && own.length) return Draft.changing(seat, pick(own));
        const to: Party = pick(prompt.to);
        return way === 2 && prompt.bags.length ? Draft.forBag(seat, to, pick(prompt.bags)) : new Draft(seat, to);
      }

      /** Changes a draft at random, as a user could. */
      function fumble(draft: Draft, prompt: OfferPrompt, seat: number, players: number): void {
        for (let time = below(8); time > 0; time -= 1) {
          const hand = pick(HANDS);
          const bag = below(players);
          const type = pick(['hand_back', 'open'] as const);
          switch (below(5)) {
            case 0:
              draft.setGold(prompt, hand, below(60) - 5);
              break;
            case 1:
              if (draft.canPledge(prompt, type, bag)) draft.pledge(type, bag);
              break;
            case 2:
              if (typeof draft.to === 'number') draft.promise(prompt, promised(pick([seat, draft.to]), below, players));
              break;
            case 3:
              draft.take(hand, pick(SOURCES), pick(goods).name);
              break;
            default: {
              const source = pick(SOURCES);
              const fitting = goods.filter(({ kind }) => source !== 'contraband' || kind !== 'legal');
              draft.add(prompt, hand, source, pick(fitting).name);
            }
          }
        }
      }

      let sent = 0;
      let heard = 0;
      let toAct = told.to_act;
      for (let move = 0; toAct.length && sent < 150; move += 1) {
        const view = await referee.view(toAct[0]!);
        for (let time = 0; view.phase === 'inspect' && time < 3; time += 1) {
          const seat = pick(view.may_act);
          const own = await referee.view(seat);
          const prompt = own.prompt?.offer;
          if (!prompt?.to.length) continue;
          const draft = begun(seat, prompt, own);
          fumble(draft, prompt, seat, own.seats.length);
          if (!draft.sendable(prompt)) continue;
          sent += 1;
          const answer = await referee.act(seat, draft.action());
          expect(answer, JSON.stringify({ seat, action: draft.action(), prompt })).toMatchObject({ ok: true });
        }
        const seat = view.phase === 'inspect' ? pick(view.may_act) : toAct[0]!;
        const action = await referee.sample(seat, move);
        if (action.type === 'offer') {
          heard += 1;
          const prompt = (await referee.view(seat)).prompt!.offer!;
          const said = { give: {}, get: {}, pledges: [], favours: [], ...action };
          const draft = Draft.changing(seat, said as unknown as Offer);
          const sensible = !draft.bothWays; // the page sends no gold for gold
          expect(draft.sendable(prompt), JSON.stringify({ seat, action, prompt })).toBe(sensible);
        }
        const answer = await referee.act(seat, action);
        if (!answer.ok) throw new Error(answer.message);
        toAct = answer.to_act;
      }
      expect(sent).toBeGreaterThan(60);
      expect(heard).toBeGreaterThan(5);
    },
  );
});

function promised(by: number, below: (most: number) => number, players: number): Favour {
  const whom = (by + 1 + below(players - 1)) % players;
  const favours: Favour[] = [
    { type: 'spare', by, whom },
    { type: 'open', by, whom },
    { type: 'pay', by, to: whom, gold: 1 + below(20) },
    { type: 'words', by, text: 'A song.' },
  ];
  return favours[below(4)]!;
}
