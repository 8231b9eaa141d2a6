import type { ImportRow } from '../../domain/import/import-row';
import type { KnownMarks } from '../../domain/import/planned-marks';
import { fail, type Result } from '../../domain/values/result';
import { tryStorage, type StorageError } from '../../db/storage';
import type { MemberDatabase } from '../../db/member-database';
import type { MemberStore } from '../member-store';
import { delay } from '../../lib/delay';
import { ifLockIsFree } from '../../lib/locks';
import { browserDeps } from '../../sync/clock';
import { createImporter, type Importer, type ImporterOptions } from './importer';
import { changeImport, forgetImport, keepImport, readKnownMarks, writeDecision } from './import-store';

type Done = Promise<Result<unknown, StorageError>>;

/** The one import of a member on this device, and what can be done with it. It goes on while the page is there. */
export interface MemberImport extends Pick<Importer, 'go' | 'hindrance' | 'follow'> {
  readonly database: MemberDatabase;
  readonly knownMarks: () => Promise<Result<KnownMarks, StorageError>>;
  /** Begins, in the place of the last one. @param threshold as for `wishesOf` */
  readonly start: (movies: readonly ImportRow[], threshold: number | null) => Done;
  readonly rest: () => Done;
  readonly goOn: () => Done;
  /** Takes back all that it has marked. @returns when that is done */
  readonly undo: () => Done;
  /** Says which movie a row means; null for none of those offered. */
  readonly decide: (place: number, movieId: number | null) => Done;
  /** Forgets it; what it has marked stays. */
  readonly close: () => Done;
}

const imports = new WeakMap<MemberDatabase, MemberImport>();

/** The import of the member whose data is open: the same for every screen that asks. */
export function memberImport(store: MemberStore, load: ImporterOptions['load']): MemberImport {
  const known = imports.get(store.database);
  if (known) return known;
  const made = createMemberImport(store, load);
  imports.set(store.database, made);
  return made;
}

function createMemberImport({ database, deliver }: MemberStore, load: ImporterOptions['load']): MemberImport {
  const { go, halt, hindrance, follow } = createImporter({
    database,
    environment: browserDeps,
    load,
    deliver,
    online: () => navigator.onLine,
    chance: () => Math.random(),
    pause: delay,
    alone: (work) => ifLockIsFree(`matinee-import-${database.userId}`, work),
  });

  /** Changes the import, and has it go on as it then stands. */
  async function then<T>(change: () => Promise<T>): Promise<Result<T, StorageError>> {
    const changed = await tryStorage(change);
    if (changed.ok) void go();
    return changed;
  }

  return {
    database,
    go,
    hindrance,
    follow,
    knownMarks: () => tryStorage(() => readKnownMarks(database)),
    start: (movies, threshold) => then(() => keepImport(database, movies, threshold, browserDeps.now())),
    goOn: () => then(() => changeImport(database, 'running')),
    rest() {
      halt();
      return tryStorage(() => changeImport(database, 'paused'));
    },
    async undo() {
      halt();
      const changed = await tryStorage(() => changeImport(database, 'undoing'));
      if (!changed.ok) return changed;
      await go();
      const left = hindrance();
      return left?.source === 'device' ? fail({ reason: left.reason }) : changed;
    },
    async decide(place, movieId) {
      const written = await tryStorage(() => writeDecision(database, browserDeps, place, movieId));
      if (written.ok && movieId !== null) deliver();
      return written;
    },
    close: () => tryStorage(() => forgetImport(database)),
  };
}
