import type { ImportFile } from '../../domain/import/import-row';
import type { KnownMarks } from '../../domain/import/planned-movie';
import { fail, type Result } from '../../domain/values/result';
import { tryStorage, type StorageError } from '../../db/storage';
import type { MemberDatabase } from '../../db/member-database';
import type { MemberStore } from '../member-store';
import { delay } from '../../lib/delay';
import { ifLockIsFree } from '../../lib/locks';
import { browserDeps } from '../../sync/clock';
import { createImporter, type Importer, type ImporterOptions } from './importer';
import { changeImport, deleteImport, storeImport, readKnownMarks, writeDecision } from './import-store';

type Done = Promise<Result<unknown, StorageError>>;

/** The member's import on this device and its commands. It runs while the page is open. */
export interface MemberImport extends Pick<Importer, 'run' | 'stalledBy' | 'subscribe'> {
  readonly database: MemberDatabase;
  readonly knownMarks: () => Promise<Result<KnownMarks, StorageError>>;
  /** Starts, replacing the previous import. @param threshold as for `plannedMovie` */
  readonly start: (files: ImportFile, threshold: number | null) => Done;
  readonly pause: () => Done;
  readonly resume: () => Done;
  /** Removes the marks it has set. @returns once that's done */
  readonly undo: () => Done;
  /** Chooses the movie of an ambiguous row; null for none of the candidates. */
  readonly decide: (place: number, movieId: number | null) => Done;
  /** Deletes it; its marks stay. */
  readonly close: () => Done;
}

const imports = new WeakMap<MemberDatabase, MemberImport>();

/** The import of the member whose store is open; one instance per database. */
export function memberImport(store: MemberStore, load: ImporterOptions['load']): MemberImport {
  const existing = imports.get(store.database);
  if (existing) return existing;
  const created = createMemberImport(store, load);
  imports.set(store.database, created);
  return created;
}

function createMemberImport({ database, deliver }: MemberStore, load: ImporterOptions['load']): MemberImport {
  const { run, abort, stalledBy, subscribe } = createImporter({
    database,
    syncDeps: browserDeps,
    load,
    requestSync: deliver,
    online: () => navigator.onLine,
    random: () => Math.random(),
    delay: delay,
    runExclusively: (work) => ifLockIsFree(`matinee-import-${database.userId}`, work),
  });

  /** Changes the import, then continues it. */
  async function changeAndRun<T>(change: () => Promise<T>): Promise<Result<T, StorageError>> {
    const changed = await tryStorage(change);
    if (changed.ok) void run();
    return changed;
  }

  return {
    database,
    run,
    stalledBy,
    subscribe,
    knownMarks: () => tryStorage(() => readKnownMarks(database)),
    start: (files, threshold) => changeAndRun(() => storeImport(database, files, threshold, browserDeps.now())),
    resume: () => changeAndRun(() => changeImport(database, 'running')),
    pause() {
      abort();
      return tryStorage(() => changeImport(database, 'paused'));
    },
    async undo() {
      abort();
      const changed = await tryStorage(() => changeImport(database, 'undoing'));
      if (!changed.ok) return changed;
      await run();
      const stall = stalledBy();
      return stall?.source === 'device' ? fail({ reason: stall.reason }) : changed;
    },
    async decide(place, movieId) {
      const written = await tryStorage(() => writeDecision(database, browserDeps, place, movieId));
      if (written.ok && movieId !== null) deliver();
      return written;
    },
    close: () => tryStorage(() => deleteImport(database)),
  };
}
