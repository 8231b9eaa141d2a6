import { DeviceDatabase } from '../../src/db/device-database';
import { isMarked, markedIds } from '../../src/db/marks';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from '../../src/db/member-database';
import { readSyncState } from '../../src/db/sync-state';
import { reopenForMember, wipeDeletedMember } from '../../src/db/wipe-member';
import { signOut } from '../../src/services/sign-out';
import { type AuthContext, RefreshBackoff } from '../../src/api/supabase/auth-context';
import { SessionStore } from '../../src/db/session-store';
import { AdaptiveBatch } from '../../src/sync/push';
import { changeImport, storeImport, nextChunk, undoSome, writeFound } from '../../src/services/import/import-store';
import { importRow } from '../../src/domain/import/import-row';
import { recordSearch, recordRecommended, type RemovedWithMark, setMark } from '../../src/sync/outbox';
import {
  discardEntry,
  dismissOrphans,
  resendOrphans,
  restoreOrphans,
  retryEntry,
  undoConflict,
} from '../../src/sync/outbox-actions';
import { PULL_PAGE_ROWS } from '../../src/config/sync';
import { createSyncScheduler } from '../../src/sync/scheduler';
import { syncWithLock } from '../../src/sync/engine';
import { createSupabaseTransport } from '../../src/sync/transport';
import { markKey } from '../../src/domain/marks/mark';
import { isRecordKind, type RecordKind, syncKinds } from '../../src/domain/marks/mark-kinds';
import type { SyncDeps } from '../../src/sync/clock';
import type { DiaryEntry } from '../../src/db/diary';
import { restoreDiaryEntry } from '../../src/sync/diary';
import { enqueue, inOutboxTransaction } from '../../src/sync/enqueue';
import { ok, type Result } from '../../src/domain/values/result';
import type { DeviceEngine, EngineFailure, EngineInputs, EngineProcess } from './harness/device-engine';
import { listOrphans, listBlocked } from '../fixtures/outbox-lists';

/** A reason that no simulated device ever gives. */
async function done(command: Promise<Result<unknown, EngineFailure>>): Promise<void> {
  const result = await command;
  if (!result.ok) throw new Error(`a healthy device failed: ${result.error.reason}`);
}

function start({ storage, deps, fetch, withLock, small }: EngineInputs): EngineProcess {
  const device = new DeviceDatabase(storage);
  const store = new SessionStore(() => Promise.resolve(device));
  const tokens: AuthContext = {
    store,
    supabaseUrl: 'http://supabase.test',
    anonKey: 'anon',
    fetch,
    online: () => true,
    now: deps.now,
    withLock,
    refreshBackoff: new RefreshBackoff(),
    random: () => 0,
    // The simulated server never fails in its auth part alone.
    wait: () => Promise.resolve(),
  };
  const batchSize = new AdaptiveBatch();
  const pageSize = new AdaptiveBatch(small ? 2 : PULL_PAGE_ROWS);
  return {
    readSession: () => store.read(),
    writeSession: async (session) => {
      await store.write(session);
    },
    sync(database) {
      const transport = createSupabaseTransport(tokens, database.userId);
      // Two changes are half of four.
      if (small) batchSize.shrink(4);
      return syncWithLock({ database, transport, deps: deps, batchSize, pageSize }, withLock);
    },
    async signOut(database) {
      const left = await signOut(store, tokens, database.userId, database);
      if (!left.ok || !left.value.purged) throw new Error('a healthy device did not purge its member');
    },
    // As in `services/deleted-account`, which opens the database itself.
    async wipeDeletedMember(database) {
      await wipeDeletedMember(database);
      await store.endDeletedSession(database.userId, 'deleted');
      await wipeDeletedMember(database);
    },
    close: () => device.close(),
  };
}

/** A movie that is marked comes without a viewing here: each action is one operation. */
const NO_DIARY: RemovedWithMark = { marks: [], diary: { viewings: [], rating: null } };

/** Records of movies that are never marked, so that no mark takes them along. */
async function toggleRecord(
  database: MemberDatabase,
  deps: SyncDeps,
  kind: RecordKind,
  id: number,
  present: boolean,
): Promise<Result<{ readonly present: boolean }, EngineFailure>> {
  const viewing = { id, movieId: id, watchedOn: `2026-11-${10 + (deps.now() % 20)}`, rewatch: false };
  const done = await inOutboxTransaction(database, async () => {
    const rating = 1 + (deps.now() % 10);
    const entry: DiaryEntry = kind === 'rating' ? { viewings: [], rating } : { viewings: [viewing], rating: null };
    if (present) await restoreDiaryEntry(database, deps, id, entry);
    else
      await enqueue(database, deps, {
        kind,
        target: { id, card: null },
        present,
        value: kind === 'rating' ? rating : viewing,
      });
  });
  return done.ok ? ok({ present }) : done;
}

/** The engine in `src`. Bundled, it is what `tests/checks/keep-engine.ts` stores of a release. */
export const engine: DeviceEngine = {
  schema: MEMBER_SCHEMA_VERSION,
  kinds: () => syncKinds(),
  start,
  createScheduler: createSyncScheduler,
  openMember: (userId, storage) => new MemberDatabase(userId, storage),
  reopenForMember: (database) => done(reopenForMember(database, () => Promise.resolve(true))),
  async toggle(database, deps, kind, target) {
    const present = !(await isMarked(database, kind, target.id));
    if (isRecordKind(kind)) return toggleRecord(database, deps, kind, target.id, present);
    const set = await setMark(database, deps, kind, target, present, NO_DIARY);
    // another process may have been faster
    return set.ok ? ok({ present: set.value.changed ? present : !present }) : set;
  },
  recordRecommended: (database, deps, movieIds) => done(recordRecommended(database, deps, movieIds)),
  imports: {
    async mark(database, deps, { id, card }) {
      const movie = importRow({ tmdbId: id, title: `Movie ${id}`, marks: { watched: { at: null } } });
      if (movie === null || card === null) throw new Error('An import needs a movie.');
      await storeImport(database, { movies: [movie], leftOut: [], notes: [] }, null, deps.now());
      const chunk = await nextChunk(database, 1);
      if (!chunk) return;
      const found = chunk.rows.map((row) => ({ row, found: { kind: 'found' as const, movie: { id, ...card } } }));
      await writeFound(database, deps, chunk.startedAt, found);
    },
    async undo(database, deps) {
      await changeImport(database, 'undoing');
      while (await undoSome(database, deps));
    },
    marked: async (database) => (await database.importEntries.toArray()).flatMap(({ set }) => set),
  },
  recordSearch: (database, deps, genre) => done(recordSearch(database, deps, genre)),
  async visibleMarks(database) {
    const perKind = syncKinds().map(async (kind) =>
      [...(await markedIds(database, kind))].map((id) => markKey(kind, id)),
    );
    return (await Promise.all(perKind)).flat();
  },
  unknownRows: async (database) => (await database.unknownRows.toArray()).map(({ row }) => String(row['op'])),
  syncPosition: readSyncState,
  blocked: listBlocked,
  retry: (database, key) => done(retryEntry(database, key)),
  discard: (database, deps, key) => done(discardEntry(database, deps, key)),
  undo: (database, deps, merge) => done(undoConflict(database, deps, merge)),
  orphans: {
    list: listOrphans,
    resend: (database, deps, key) => done(resendOrphans(database, deps, [key])),
    dismiss: (database, key) => done(dismissOrphans(database, [key])),
    async dismissAndRestore(database, key) {
      const orphans = await dismissOrphans(database, [key]);
      await done(orphans.ok ? restoreOrphans(database, orphans.value) : Promise.resolve(orphans));
    },
  },
};
