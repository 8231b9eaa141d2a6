import type { Change } from '../mutants/place';
import type { Mutant } from './mutant';

const ACKNOWLEDGE = 'src/sync/push.ts';
const APPLY_PAGE = 'src/sync/pull.ts';
const FULL_RESYNC = 'src/sync/full-resync.ts';
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
  fault('rejected entries are retried forever', ACKNOWLEDGE, 'applyResult', "'blocked' #1", "'waiting'"),
  fault('no clock rule', ACKNOWLEDGE, 'applyResult', 'restamp()'),
  fault('restamp keeps the old time', ACKNOWLEDGE, 'restamp', 'ts:'),
  fault('restamp keeps the old operation id', ACKNOWLEDGE, 'restamp', 'op:'),
  fault(
    'a clock that was ahead dates every later intent ahead',
    ACKNOWLEDGE,
    'applyPushResponse',
    'restamped #1',
    'false',
  ),
  fault('blocked entries are sent again and again', 'src/sync/outbox.ts', 'oldestPending', "'waiting'", 'true'),
  fault('one queue for all members', 'src/db/member-database.ts', 'memberDatabaseName', 'userId', "'member'"),
  fault('timestamps ignore the previous one', STAMP, 'nextTimestamp', 'lastTs', '0'),
  fault('timestamps ignore the mark that was shown', STAMP, 'nextTimestamp', 'seenTs', '0'),
  {
    ...fault('timestamps ignore the server’s clock', STAMP, 'nextTimestamp', 'serverNow', '0'),
    tests: ['tests/simulation/clock-correction.test.ts'],
  },
  fault('an older change hides a newer one', 'src/db/marks.ts', 'isMarked', 'entry #1', 'false'),

  // pages of a pull
  fault('rows of unknown kinds are dropped', APPLY_PAGE, 'applyPullPage', 'storeUnknownRows()'),
  fault('rows of unknown kinds do not move the cursor', APPLY_PAGE, 'applyPullPage', 'response.unknownRows #2', '[]'),
  fault('a full page counts as the last', APPLY_PAGE, 'applyPullPage', 'response.more', 'false'),
  fault('the last page counts as incomplete', APPLY_PAGE, 'applyPullPage', 'response.more', 'true'),
  fault('a page moves the cursor back', APPLY_PAGE, 'applyPullPage', 'before.cursor #2', '0'),

  // a restored server
  fault('a restored server is not detected by its head', APPLY_PAGE, 'applyPullPage', 'serverRolledBack()', 'false'),
  fault('a restored server is not detected by its digest', APPLY_PAGE, 'applyPullPage', 'digestMismatch()', '0'),
  fault('a full resync does not check for missing marks', APPLY_PAGE, 'applyPullPage', 'finishFullResync()'),
  fault('a full resync trusts the marks from before', FULL_RESYNC, 'startFullResync', 'seq:'),
  fault('a full resync has the generation of the last', FULL_RESYNC, 'startFullResync', 'resyncGeneration:', '0'),
  fault(
    'marks that a restored server lacks are lost silently',
    FULL_RESYNC,
    'finishFullResync',
    'reabsorbRemovals()',
    '[]',
  ),
  fault('removals that a restored server lacks are lost silently', FULL_RESYNC, 'finishFullResync', 'isLost()', 'true'),
  fault('an older state on a restored server is applied silently', MERGED_MARKS, 'applyMarks', 'saveOrphans()'),
  fault('orphans decided on another device are still offered', MERGED_MARKS, 'applyMarks', 'dropObsoleteOrphans()'),

  // viewings and ratings
  fault('a rating keeps its first value', MERGED_MARKS, 'applyMarks', 'value #1', 'previous?.value'),
  fault('viewings and ratings come without their values', MERGED_MARKS, 'applyMarks', 'kept #1', 'false'),

  // sync cycles, and the signed-in member
  fault('no sync cycle follows a failed one', 'src/sync/scheduler.ts', 'createSyncScheduler', 'retryDelay()', 'null'),
  fault('a request without a time limit', 'src/api/supabase/http.ts', 'fetchWithIdleTimeout', 'signal:'),
  fault('a refreshed session replaces another member’s', STORE, 'SessionStore.renew', 'before.refreshToken', 'false'),
  fault(
    'a refused refresh removes another member’s session',
    STORE,
    'SessionStore.end',
    'session.refreshToken',
    'false',
  ),
  fault(
    'any refusal ends the session',
    'src/api/supabase/auth-context.ts',
    'refreshError',
    'SESSION_ENDED.has()',
    'true',
  ),
  fault('sign-out loses the queue', WIPE, 'wipeMember', 'retained.includes()', 'true'),
  fault('sign-out keeps the mirror', WIPE, 'wipeMember', 'database.tables.filter()', '[]'),
  fault('sign-out does not set its flag', WIPE, 'wipe', 'signedOut:', 'false'),
  fault('a deleted account leaves its changes on the device', WIPE, 'wipeDeletedMember', 'database.tables', '[]'),
  fault('a deleted account stays signed in', STORE, 'SessionStore.endDeletedSession', 'device.session.delete()'),
];
