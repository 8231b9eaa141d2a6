import { expect, it } from 'vitest';
import { tellStay } from '../../../src/app/sign-in/tell-stay';
import type { MemberFailure } from '../../../src/data/hooks/member/member-provider';
import { toasts } from '../../../src/ui/feedback/toast';

it.each<[MemberFailure['reason'], string]>([
  ['not-loaded', 'A part of Matinee did not load. Reload the page to go on.'],
  ['blocked', 'Another Matinee tab is running an older version. Close it to go on.'],
])('who could not leave is told that they are signed in, and why: %s', (reason, why) => {
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  tellStay({ reason });
  expect(toasts.visible().map(({ kind, text }) => [kind, text])).toEqual([
    ['error', `You are still signed in. ${why}`],
  ]);
});
