/** What becomes of an offer that is being composed when the game goes on without it. */

import { untrack } from 'svelte';
import { t } from '../i18n/index.svelte';
import { notify } from '../shell/notices.svelte';
import { aboutOwnBag, type Draft } from './draft.svelte';
import type { Scene } from './scene.svelte';

/** Closes the form when there is nothing left to offer, and says why. An interrupted draft comes back in its round. */
export function followDraft(scene: Scene): void {
  let kept: { draft: Draft; round: number } | null = null;

  function close(reason: string): void {
    scene.draft = null;
    notify(reason);
  }

  /** Why the bag that a draft is about needs no offer any more. */
  function settled({ mine, to, pledges }: Draft): string | null {
    const { officers, seats } = scene.view;
    if (!aboutOwnBag({ from: mine, to, pledges, officers })) return null;
    const owner = officers.includes(mine) ? to : mine;
    const status = typeof owner === 'number' ? seats[owner]?.bag?.status : undefined;
    if (typeof owner !== 'number' || status === 'held') return null;
    if (owner !== mine) return t('bargain-closed-theirs', { name: scene.name(owner) });
    return t(status === 'opened' ? 'bargain-closed-opened' : 'bargain-closed-back');
  }

  function review(draft: Draft): void {
    const reason = settled(draft);
    if (reason !== null) return close(reason);
    const { seats, phase, round } = scene.view;
    for (const { bag } of draft.pledges) if (seats[bag]?.bag?.status !== 'held') draft.pledge(null, bag);
    if (scene.prompt.offer) return;
    if (!['inspect', 'debt', 'place', 'claim'].includes(phase)) return close(t('bargain-closed-over'));
    kept = { draft, round };
    close(t('bargain-kept'));
  }

  $effect(() => {
    void scene.view;
    untrack(() => {
      if (scene.draft) {
        kept = null;
        review(scene.draft);
        return;
      }
      const back = kept;
      if (!back) return;
      if (back.round !== scene.view.round || settled(back.draft) !== null) kept = null;
      else if (scene.prompt.offer?.to.includes(back.draft.to)) {
        kept = null;
        scene.draft = back.draft;
        review(back.draft);
      }
    });
  });
}
