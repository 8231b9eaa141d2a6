import { expect, it } from 'vitest';
import { notifySignOutFailed } from '../../../../src/app/shell/use-sign-out-flow';
import type { MemberFailure } from '../../../../src/hooks/member-provider';
import { toasts } from '../../../../src/components/toast';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { SIGN_OUT_RESULT } from '../../../../src/i18n/messages/sync';

it.each<[MemberFailure['reason'], string]>([
  ['not-loaded', STORAGE['not-loaded']],
  ['blocked', STORAGE.blocked],
])('a member whose sign-out failed is told that they are still signed in, and why: %s', (reason, why) => {
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  notifySignOutFailed({ reason });
  expect(toasts.visible().map(({ kind, text }) => [kind, text])).toEqual([
    ['error', `${SIGN_OUT_RESULT.failed} ${why}`],
  ]);
});
