/** The instruction: what this seat must do, or whom the game waits for. */

import { t, words } from '../i18n/index.svelte';
import { sizeOf } from './cards';
import { aboutOwnBag } from './draft.svelte';
import type { Scene } from './scene.svelte';
import { merchantOf, stagedBag } from './stage';

/** `offer` is the offer that it is about: of several, the latest for the bag on stage if there is one. */
export type Instruction = { text: string; mine: boolean; offer?: number };

export function instruction(scene: Scene): Instruction {
  const { view, prompt, seat } = scene;
  const mine = (text: string): Instruction => ({ text, mine: true });
  const other = (text: string): Instruction => ({ text, mine: false });
  const waited = words.list(view.to_act.map((who) => scene.name(who)));
  const count = view.to_act.length;

  if (view.phase === 'over') return other(t('asked-over'));
  if (prompt.name_starter) return mine(t('asked-name_starter', { count: view.officers.length }));
  if (prompt.swap) return mine(t('asked-swap', { max: prompt.swap.max }));
  if (prompt.discard) return mine(t('asked-discard', { count: sizeOf(prompt.discard.cards) }));
  if (prompt.load_bag) return mine(t('asked-load_bag', { min: prompt.load_bag.min, max: prompt.load_bag.max }));
  if (prompt.declare) return mine(t('asked-declare', { count: prompt.declare.count }));
  if (prompt.pay) return mine(t('asked-pay', { owed: prompt.pay.owed }));
  if (prompt.place) return mine(t('asked-place', { count: sizeOf(prompt.place.cards) }));
  if (prompt.decline) return mine(t('asked-claim'));
  if (prompt.share || prompt.share_evenly) return mine(t('asked-share'));
  if (view.phase === 'inspect') {
    const open = prompt.accept?.offers ?? [];
    const asked = view.offers.filter(({ id }) => open.includes(id));
    const staged = asked.filter((one) => merchantOf(scene, one) === stagedBag(scene));
    const offer = staged.at(-1) ?? asked.at(-1);
    if (offer)
      return { ...mine(t('asked-answer', { name: scene.name(offer.from), count: open.length })), offer: offer.id };
    if (scene.officer && (prompt.open || prompt.hand_back)) {
      const bags = new Set([...(prompt.open?.bags ?? []), ...(prompt.hand_back?.bags ?? [])]);
      return mine(t('asked-officer', { count: bags.size }));
    }
    const bag = seat === null ? null : view.seats[seat]?.bag;
    if (bag?.status === 'held') {
      if (view.offers.some((offer) => offer.from === seat && aboutOwnBag(offer)))
        return other(t('asked-offered', { names: waited, count }));
      return prompt.offer && !scene.chair(seat!)?.passed
        ? mine(t('asked-bargain', { names: waited, count }))
        : other(t('asked-passed', { names: waited, count }));
    }
    return other(t('asked-wait-inspect', { names: waited, count }));
  }
  const starts = view.phase === 'market' && view.to_act.some((who) => view.officers.includes(who));
  return other(t(starts ? 'asked-wait-starter' : `asked-wait-${view.phase}`, { names: waited, count }));
}
