import { expect, it } from 'vitest';
import { pendingMessage } from '../../../../src/features/sync/change-lists';
import type { PendingChange } from '../../../../src/features/sync/use-outbox';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';

const refused = (code: string): PendingChange => ({
  key: 'favorite:603',
  operation: { kind: 'favorite', movieId: 603, present: true, ts: 1, op: 'op', movie: null },
  state: 'blocked',
  addedAt: 1,
  code,
  movie: null,
});

it.each([
  ['MQ001', SYNC_PAGE.refusals['marks-full']],
  ['MQ002', SYNC_PAGE.refusals['recommended-full']],
  ['MQ003', SYNC_PAGE.refusals['movies-full']],
  ['MQ004', SYNC_PAGE.refusals['searches-full']],
  ['MQ010', SYNC_PAGE.refusals.forgotten],
  ['23514', 'the server refused it (23514)'],
])('a refusal with %s has a message', (code, sentence) => {
  expect(pendingMessage(refused(code), null, false)).toBe(sentence);
});
