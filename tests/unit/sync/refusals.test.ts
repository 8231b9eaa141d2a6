import { expect, it } from 'vitest';
import { pendingSentence } from '../../../src/features/sync/change-sentence';
import type { PendingChange } from '../../../src/data/hooks/sync/use-outbox';

const refused = (code: string): PendingChange => ({
  key: 'favorite:603',
  operation: { kind: 'favorite', movieId: 603, present: true, ts: 1, op: 'op', film: null },
  state: 'set-aside',
  addedAt: 1,
  code,
  film: null,
});

it.each([
  ['MQ001', 'your account holds as many marked movies as it can, removed ones included, you can discard this'],
  ['MQ002', 'your account holds as many recommended movies as it can, you can discard this'],
  ['MQ003', 'your account has added as many new movies as it can, try one that others know'],
  ['MQ004', 'your account holds as many searches as it can, you can discard this'],
  ['MQ010', 'this is older than what the server remembers of the movie, discard it and mark the movie anew'],
  ['23514', 'the server refused it (23514)'],
])('what the server refuses with %s is said in words', (code, sentence) => {
  expect(pendingSentence(refused(code), null, false)).toBe(sentence);
});
