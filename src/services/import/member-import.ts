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

/** The member's import on this device and its commands. It runs while the page is open. */
export interface MemberImport extends Pick<Importer, 'go' | 'hindrance' | 'follow'> {
  readonly database: MemberDatabase;
  readonly knownMarks: () => Promise<Result<KnownMarks, StorageError>>;
  /** Starts, replacing the previous import. @param threshold as for `plannedMarks` */
  readonly start: (movies: readonly ImportRow[], threshold: number | null) => Done;
  readonly rest: () => Done;
  readonly goOn: () => Done;
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

  /** Changes the import, then continues it. */
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
