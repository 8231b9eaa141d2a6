import type { Change } from '../mutants/place';
import type { Mutant } from './mutant';

const ACKNOWLEDGE = 'src/sync/push.ts';
const TAKE_PAGE = 'src/sync/pull.ts';
const NEW_READING = 'src/sync/full-resync.ts';
const MERGED_MARKS = 'src/sync/apply-marks.ts';
const STAMP = 'src/domain/marks/timestamp.ts';
const WIPE = 'src/db/wipe-member.ts';
const STORE = 'src/db/session-store.ts';

/** A variant of the engine with one place changed, which schedules must notice. */
const fault = (name: string, file: string, declared: string, at: string, to?: Change['to']): Mutant => ({
  name,
  files: { [file]: [{ in: declared, at, ...(to !== undefined && { to }) }] },
});

/** Broken variants of the engine. Mutants that only unit tests can notice are left to StrykerJS (tests/mutants/stryker). */
export const ENGINE_MUTANTS: readonly Mutant[] = [
  // the outbox
  fault('acknowledge without op check', ACKNOWLEDGE, 'applyResult', 'entry.operation.op', 'false'),
  fault('rejected entries are retried for ever', ACKNOWLEDGE, 'applyResult', "'blocked' #1", "'waiting'"),
  fault('no clock rule', ACKNOWLEDGE, 'applyResult', 'restamp()'),
  fault('restamp keeps the old time', ACKNOWLEDGE, 'restamp', 'ts:'),
  fault('restamp keeps the old name', ACKNOWLEDGE, 'restamp', 'op:'),
  fault(
    'a clock that ran ahead pushes every later intent ahead',
    ACKNOWLEDGE,
    'applyPushResponse',
    'restamped #1',
    'false',
  ),
  fault('what is set aside is sent again and again', 'src/sync/outbox.ts', 'oldestPending', "'waiting'", 'true'),
  fault('one queue for all members', 'src/db/member-database.ts', 'memberDatabaseName', 'userId', "'member'"),
  fault('a time without what was said before', STAMP, 'nextTimestamp', 'lastTs', '0'),
  fault('a time without what was seen', STAMP, 'nextTimestamp', 'seenTs', '0'),
  {
    ...fault('a time without the server’s clock', STAMP, 'nextTimestamp', 'serverNow', '0'),
    tests: ['tests/simulation/clock-set-right.test.ts'],
  },
  fault('an older change hides a newer one', 'src/db/marks.ts', 'isMarked', 'entry #1', 'false'),

  // pages of a pull
  fault('rows of unknown kinds are dropped', TAKE_PAGE, 'applyPullPage', 'storeUnknownRows()'),
  fault('rows of unknown kinds do not move the cursor', TAKE_PAGE, 'applyPullPage', 'response.unknownRows #2', '[]'),
  fault('a full page counts as the last', TAKE_PAGE, 'applyPullPage', 'response.more', 'false'),
  fault('the last page counts as part', TAKE_PAGE, 'applyPullPage', 'response.more', 'true'),
  fault('a page moves the cursor back', TAKE_PAGE, 'applyPullPage', 'before.cursor #2', '0'),

  // a restored server
  fault('a restored server is not noticed by its head', TAKE_PAGE, 'applyPullPage', 'serverRolledBack()', 'false'),
  fault('a restored server is not noticed by its digest', TAKE_PAGE, 'applyPullPage', 'digestMismatch()', '0'),
  fault('a new reading does not look whether all is there', TAKE_PAGE, 'applyPullPage', 'finishFullResync()'),
  fault('a new reading believes what was there before', NEW_READING, 'startFullResync', 'seq:'),
  fault('a new reading is not told from the last', NEW_READING, 'startFullResync', 'resyncGeneration:', '0'),
  fault('what a restored server lacks goes in silence', NEW_READING, 'finishFullResync', 'reabsorbRemovals()', '[]'),
  fault('a removal that a restored server lacks goes in silence', NEW_READING, 'finishFullResync', 'isLost()', 'true'),
  fault('an older state on a restored server goes in silence', MERGED_MARKS, 'applyMarks', 'saveOrphans()'),
  fault('what was decided elsewhere is offered still', MERGED_MARKS, 'applyMarks', 'dropObsoleteOrphans()'),

  // sync cycles, and the signed-in member
  fault('no round follows one that failed', 'src/sync/scheduler.ts', 'createSyncScheduler', 'retryDelay()', 'null'),
  fault('a request without a time limit', 'src/api/supabase/http.ts', 'fetchWithIdleTimeout', 'signal:'),
  fault('a renewed session replaces whoever is signed in', STORE, 'SessionStore.renew', 'before.refreshToken', 'false'),
  fault('a refused refresh removes whoever is signed in', STORE, 'SessionStore.end', 'session.refreshToken', 'false'),
  fault(
    'a refusal of anybody’s ends the session',
    'src/api/supabase/auth-context.ts',
    'refreshError',
    'SESSION_ENDED.has()',
    'true',
  ),
  fault('sign-out loses the queue', WIPE, 'wipeMember', 'retained.includes()', 'true'),
  fault('sign-out keeps the mirror', WIPE, 'wipeMember', 'database.tables.filter()', '[]'),
  fault('sign-out does not say that its member has left', WIPE, 'wipe', 'signedOut:', 'false'),
  fault('a deleted account leaves its changes on the device', WIPE, 'wipeDeletedMember', 'database.tables', '[]'),
  fault('a deleted account stays signed in', STORE, 'SessionStore.endDeletedSession', 'device.session.delete()'),
];
