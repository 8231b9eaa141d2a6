import { IMPORT_CHUNK } from '../../config/import';
import { summaryOf } from '../../domain/movies/movie';
import type { MovieRow, ImportedRow, MemberDatabase } from '../../db/member-database';
import { readSyncState } from '../../db/sync-state';
import type { SyncDeps } from '../../sync/clock';
import type { Found } from './find-film';
import { setPlannedMarks, undoMark } from './imported-marks';

/** What was found for a movie of an import. */
export interface FoundRow {
  readonly row: ImportedRow;
  readonly found: Found;
}

async function inImportTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, movies, sync, imports, imported } = database;
  return database.transaction('rw', [mirror, outbox, movies, sync, imports, imported], work);
}

/** Whether an import may still write. Part of the caller's transaction. */
async function isGoingOn(database: MemberDatabase, startedAt: number): Promise<boolean> {
  const row = await database.imports.get('import');
  return row?.startedAt === startedAt && row.state !== 'undoing' && !(await readSyncState(database)).signedOut;
}

/** The row once a movie is known to be meant. Part of the caller's transaction. */
async function withMarks(
  database: MemberDatabase,
  environment: SyncDeps,
  row: ImportedRow,
  movie: MovieRow,
): Promise<ImportedRow> {
  const set = await setPlannedMarks(database, environment, row.planned, { id: movie.id, card: summaryOf(movie) });
  return { ...row, state: set.length > 0 ? 'marked' : 'there', set, candidates: [] };
}

/**
 * Writes what was found, with the marks of what is clear, in one transaction: after a reload each movie was either done or
 * is still to be looked for.
 * @param startedAt the import that asked; where it is no longer going on, nothing is written
 * @returns how many marks were set
 */
export async function writeFound(
  database: MemberDatabase,
  environment: SyncDeps,
  startedAt: number,
  chunk: readonly FoundRow[],
): Promise<number> {
  return inImportTransaction(database, async () => {
    if (!(await isGoingOn(database, startedAt))) return 0;
    const rows: ImportedRow[] = [];
    for (const { row, found } of chunk) {
      if (found.kind === 'found') rows.push(await withMarks(database, environment, row, found.movie));
      else if (found.kind === 'several') rows.push({ ...row, state: 'several', candidates: found.movies });
      else rows.push({ ...row, state: 'none' });
    }
    await database.imported.bulkPut(rows);
    return rows.reduce((sum, { set }) => sum + set.length, 0);
  });
}

/**
 * Takes a member's word on which movie a row means.
 * @param movieId one of those that may be meant, or null for none of them
 */
export async function writeDecision(
  database: MemberDatabase,
  environment: SyncDeps,
  place: number,
  movieId: number | null,
): Promise<void> {
  await inImportTransaction(database, async () => {
    const row = await database.imported.get(place);
    const startedAt = (await database.imports.get('import'))?.startedAt ?? NaN;
    if (row?.state !== 'several' || !(await isGoingOn(database, startedAt))) return;
    const movie = row.candidates.find(({ id }) => id === movieId);
    await database.imported.put(
      movie ? await withMarks(database, environment, row, movie) : { ...row, state: 'passed', candidates: [] },
    );
  });
}

/**
 * Takes the marks of some movies of the import back, and forgets the import with the last of them.
 * @returns whether there are more
 */
export async function undoSome(database: MemberDatabase, environment: SyncDeps): Promise<boolean> {
  return inImportTransaction(database, async () => {
    const row = await database.imports.get('import');
    if (row?.state !== 'undoing' || (await readSyncState(database)).signedOut) return false;
    const rows = await database.imported.where('state').equals('marked').limit(IMPORT_CHUNK).toArray();
    for (const mark of rows.flatMap(({ set }) => set)) await undoMark(database, environment, mark);
    await database.imported.bulkDelete(rows.map(({ place }) => place));
    if (rows.length === IMPORT_CHUNK) return true;
    await database.imported.clear();
    await database.imports.clear();
    return false;
  });
}
