import { IMPORT_CHUNK } from '../../config/import';
import { readRating } from '../../db/diary';
import { listMarked } from '../../db/marks';
import type { ImportEntry, ImportEntryState, ImportJob, MemberDatabase, MovieRow } from '../../db/member-database';
import { readSyncState, whileSignedIn } from '../../db/sync-state';
import type { ImportFile, ImportRow, LeftOut } from '../../domain/import/import-row';
import { type KnownMarks, type PlannedMovie, plannedMovie } from '../../domain/import/planned-movie';
import { readByKind } from '../../domain/marks/mark-kinds';
import { summaryOf } from '../../domain/movies/movie';
import type { SyncDeps } from '../../sync/clock';
import type { Found } from './find-movie';
import { recordPlanned, undoMark } from './record-planned';

/** The state of an import. */
export interface ImportProgress {
  readonly state: ImportJob['state'];
  /** Movies in each state. */
  readonly movies: Readonly<Record<ImportEntryState, number>>;
}

const STATES = [
  'waiting',
  'marked',
  'duplicate',
  'ambiguous',
  'none',
  'failed',
  'skipped',
] as const satisfies readonly ImportEntryState[];

/** The import's row, or undefined. */
export async function readJob({ imports }: MemberDatabase): Promise<ImportJob | undefined> {
  const row = await imports.get('import');
  return row?.id === 'import' ? row : undefined;
}

/** The import on this device, or null. */
export async function readImport(database: MemberDatabase): Promise<ImportProgress | null> {
  const { imports, importEntries } = database;
  return database.transaction('r', [imports, importEntries], async () => {
    const row = await readJob(database);
    if (!row) return null;
    const movies: Record<ImportEntryState, number> = {
      waiting: 0,
      marked: 0,
      duplicate: 0,
      ambiguous: 0,
      none: 0,
      failed: 0,
      skipped: 0,
    };
    for (const state of STATES) movies[state] = await importEntries.where('state').equals(state).count();
    return { state: row.state, movies };
  });
}

/** Movies of the import in a state, in order. */
export async function listImported(
  database: MemberDatabase,
  state: ImportEntryState,
  limit: number,
): Promise<readonly ImportEntry[]> {
  return database.importEntries.where('state').equals(state).limit(limit).toArray();
}

/** Marked movies on this device, to preview what an import would change. */
export async function readKnownMarks(database: MemberDatabase): Promise<KnownMarks> {
  return readByKind(async (kind) =>
    (await listMarked(database, kind)).map(({ movieId, movie }) => ({
      id: movieId,
      title: movie?.title ?? null,
      year: movie?.year ?? null,
    })),
  );
}

/** The date of the latest viewing; an empty text if there is none. */
function lastDate({ viewings }: PlannedMovie): string {
  return viewings.reduce((last, { watchedOn }) => (watchedOn !== null && watchedOn > last ? watchedOn : last), '');
}

/** When the movie was last marked elsewhere, ms since the epoch; 0 if unknown. */
function lastMark({ marks }: ImportRow): number {
  return Math.max(0, ...Object.values(marks).map(({ at }) => at ?? 0));
}

/** Whether a date is only that on which it was entered elsewhere. */
const isEntered = ({ viewings }: PlannedMovie) => Number(viewings.some(({ entered }) => entered));

const hasData = ({ planned }: { readonly planned: PlannedMovie }) => planned.marks.length > 0;

function withoutData({ title, year, imdbId, tmdbId }: ImportRow): LeftOut {
  const name = title === '' ? (imdbId ?? `TMDB ${String(tmdbId)}`) : title;
  return { reason: 'no-data', title: name, year, file: null, row: null, rows: 1 };
}

/**
 * Replaces the previous import, which can't be undone any more.
 * @returns false if the member has signed out
 */
export async function storeImport(
  database: MemberDatabase,
  { movies, leftOut }: ImportFile,
  threshold: number | null,
  now: number,
): Promise<boolean> {
  const { imports, importEntries } = database;
  return whileSignedIn(database, [imports, importEntries], async () => {
    await importEntries.clear();
    // Oldest first, so that what was watched or marked last heads the lists. Days of entry come after those of watching,
    // since a row of another site may turn out to be the same movie.
    const rows = movies
      .map((movie) => ({ movie, planned: plannedMovie(movie, threshold) }))
      .toSorted(
        (one, other) =>
          isEntered(one.planned) - isEntered(other.planned) ||
          lastDate(one.planned).localeCompare(lastDate(other.planned)) ||
          lastMark(one.movie) - lastMark(other.movie),
      );
    await importEntries.bulkAdd(
      rows.filter(hasData).map(({ movie: { title, year, imdbId, tmdbId, mayBeSeries }, planned }, place) => ({
        place,
        movie: { title, year, imdbId, tmdbId, mayBeSeries },
        planned,
        state: 'waiting' as const,
        candidates: [],
        set: [],
      })),
    );
    const without = rows.filter((row) => !hasData(row)).map(({ movie }) => withoutData(movie));
    await imports.put({ id: 'left-out', list: [...leftOut, ...without] });
    await imports.put({ id: 'import', state: 'running', startedAt: now });
  });
}

/** Pauses, resumes or undoes the import; an undo can't be interrupted. */
export async function changeImport(database: MemberDatabase, state: ImportJob['state']): Promise<void> {
  const { imports } = database;
  await database.transaction('rw', imports, async () => {
    const row = await readJob(database);
    if (row && row.state !== 'undoing') await imports.put({ ...row, state });
  });
}

/** Deletes the import; its marks stay. */
export async function deleteImport(database: MemberDatabase): Promise<void> {
  const { imports, importEntries } = database;
  await database.transaction('rw', [imports, importEntries], () =>
    Promise.all([imports.clear(), importEntries.clear()]),
  );
}

/** Movies to look up, and the import they belong to. */
export interface ImportChunk {
  readonly startedAt: number;
  readonly rows: readonly ImportEntry[];
}

/** The next movies to look up; null if the import is paused or complete, or the member has signed out. */
export async function nextChunk(database: MemberDatabase, limit: number): Promise<ImportChunk | null> {
  const { imports, importEntries, sync } = database;
  return database.transaction('r', [imports, importEntries, sync], async () => {
    const row = await readJob(database);
    if (row?.state !== 'running' || (await readSyncState(database)).signedOut) return null;
    const rows = await importEntries.where('state').equals('waiting').limit(limit).toArray();
    return rows.length === 0 ? null : { startedAt: row.startedAt, rows };
  });
}

/** The lookup result for a movie of an import. */
export interface FoundRow {
  readonly row: ImportEntry;
  readonly found: Found;
}

async function inImportTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, movies, sync, imports, importEntries } = database;
  return database.transaction('rw', [mirror, outbox, movies, sync, imports, importEntries], work);
}

/** Whether this import may still write. Part of the caller's transaction. */
async function isRunning(database: MemberDatabase, startedAt: number): Promise<boolean> {
  const row = await readJob(database);
  return row?.startedAt === startedAt && row.state !== 'undoing' && !(await readSyncState(database)).signedOut;
}

/**
 * Sets the planned marks on a movie. Part of the caller's transaction.
 * @returns the updated row
 */
async function withMarks(
  database: MemberDatabase,
  deps: SyncDeps,
  row: ImportEntry,
  movie: MovieRow,
): Promise<ImportEntry> {
  const { rating } = row.planned;
  const own = rating === null ? null : await readRating(database, movie.id);
  const set = await recordPlanned(database, deps, row.planned, { id: movie.id, card: summaryOf(movie) });
  const state = set.length > 0 ? 'marked' : 'duplicate';
  return { ...row, state, set, candidates: [], ...(own !== null && own !== rating && { ownRating: own }) };
}

/**
 * Stores lookup results, with the marks of unambiguous ones, in one transaction, so that an interrupted import can be
 * resumed.
 * @param startedAt the import; if it's no longer running, nothing is written
 * @returns number of marks set
 */
export async function writeFound(
  database: MemberDatabase,
  deps: SyncDeps,
  startedAt: number,
  chunk: readonly FoundRow[],
): Promise<number> {
  return inImportTransaction(database, async () => {
    if (!(await isRunning(database, startedAt))) return 0;
    const rows: ImportEntry[] = [];
    for (const { row, found } of chunk) {
      if (found.kind === 'found') rows.push(await withMarks(database, deps, row, found.movie));
      else if (found.kind === 'ambiguous') rows.push({ ...row, state: 'ambiguous', candidates: found.movies });
      else rows.push({ ...row, state: found.kind });
    }
    await database.importEntries.bulkPut(rows);
    return rows.reduce((sum, { set }) => sum + set.length, 0);
  });
}

/**
 * Stores the member's choice for an ambiguous row.
 * @param movieId one of the candidates, or null for none of them
 */
export async function writeDecision(
  database: MemberDatabase,
  deps: SyncDeps,
  place: number,
  movieId: number | null,
): Promise<void> {
  await inImportTransaction(database, async () => {
    const row = await database.importEntries.get(place);
    const startedAt = (await readJob(database))?.startedAt ?? NaN;
    if (row?.state !== 'ambiguous' || !(await isRunning(database, startedAt))) return;
    const movie = row.candidates.find(({ id }) => id === movieId);
    await database.importEntries.put(
      movie ? await withMarks(database, deps, row, movie) : { ...row, state: 'skipped', candidates: [] },
    );
  });
}

/**
 * Undoes a chunk of the import's marks, and deletes the import with the last one.
 * @returns whether there are more
 */
export async function undoSome(database: MemberDatabase, deps: SyncDeps): Promise<boolean> {
  return inImportTransaction(database, async () => {
    const row = await readJob(database);
    if (row?.state !== 'undoing' || (await readSyncState(database)).signedOut) return false;
    const rows = await database.importEntries.where('state').equals('marked').limit(IMPORT_CHUNK).toArray();
    for (const mark of rows.flatMap(({ set }) => set.toReversed())) await undoMark(database, deps, mark);
    await database.importEntries.bulkDelete(rows.map(({ place }) => place));
    if (rows.length === IMPORT_CHUNK) return true;
    await database.importEntries.clear();
    await database.imports.clear();
    return false;
  });
}
