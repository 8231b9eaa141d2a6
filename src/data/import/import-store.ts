import type { ImportedMovie } from '../../domain/import/import-row';
import { plannedMarks, type KnownMarks } from '../../domain/import/planned-marks';
import { readByKind } from '../../domain/marks/mark-kinds';
import { listMarked } from '../../db/marks';
import type { ImportedRow, ImportedState, ImportRow, MemberDatabase } from '../../db/member-database';
import { readSyncState, whileSignedIn } from '../../db/sync-state';

/** An import as it stands. */
export interface ImportProgress {
  readonly state: ImportRow['state'];
  /** Movies in each state. */
  readonly movies: Readonly<Record<ImportedState, number>>;
}

const STATES = ['waiting', 'marked', 'there', 'several', 'none', 'passed'] as const satisfies readonly ImportedState[];

/** The import on this device; null where there is none. */
export async function readImport(database: MemberDatabase): Promise<ImportProgress | null> {
  const { imports, imported } = database;
  return database.transaction('r', [imports, imported], async () => {
    const row = await imports.get('import');
    if (!row) return null;
    const movies: Record<ImportedState, number> = { waiting: 0, marked: 0, there: 0, several: 0, none: 0, passed: 0 };
    for (const state of STATES) movies[state] = await imported.where('state').equals(state).count();
    return { state: row.state, movies };
  });
}

/** Movies of the import in a state, in their order. */
export async function listImported(
  database: MemberDatabase,
  state: ImportedState,
  most: number,
): Promise<readonly ImportedRow[]> {
  return database.imported.where('state').equals(state).limit(most).toArray();
}

/** The movies that the device knows to have a mark, to say beforehand what an import would do. */
export async function readKnownMarks(database: MemberDatabase): Promise<KnownMarks> {
  return readByKind(async (kind) =>
    (await listMarked(database, kind)).map(({ movieId, movie }) => ({
      id: movieId,
      title: movie?.title ?? null,
      year: movie?.year ?? null,
    })),
  );
}

/**
 * Puts an import in the place of the last one, which can then no longer be undone.
 * @returns false where its member has signed out
 */
export async function keepImport(
  database: MemberDatabase,
  movies: readonly ImportedMovie[],
  threshold: number | null,
  now: number,
): Promise<boolean> {
  const { imports, imported } = database;
  return whileSignedIn(database, [imports, imported], async () => {
    await imported.clear();
    const rows = movies.map((movie) => ({ movie, planned: plannedMarks(movie, threshold) }));
    await imported.bulkAdd(
      rows
        .filter(({ planned }) => planned.length > 0)
        .map(({ movie: { title, year, imdbId, tmdbId }, planned }, place) => ({
          place,
          movie: { title, year, imdbId, tmdbId },
          planned,
          state: 'waiting' as const,
          candidates: [],
          set: [],
        })),
    );
    await imports.put({ id: 'import', state: 'running', startedAt: now });
  });
}

/** Lets the import rest, go on or be undone; one that is being undone stays so. */
export async function changeImport(database: MemberDatabase, state: ImportRow['state']): Promise<void> {
  const { imports } = database;
  await database.transaction('rw', imports, async () => {
    const row = await imports.get('import');
    if (row && row.state !== 'undoing') await imports.put({ ...row, state });
  });
}

/** Forgets the import; what it has marked stays. */
export async function forgetImport(database: MemberDatabase): Promise<void> {
  const { imports, imported } = database;
  await database.transaction('rw', [imports, imported], () => Promise.all([imports.clear(), imported.clear()]));
}

/** Where an import stands, and which one it is. */
export interface ImportChunk {
  readonly startedAt: number;
  readonly rows: readonly ImportedRow[];
}

/** The next movies to be looked for; none where the import rests, has ended, or its member has left. */
export async function nextChunk(database: MemberDatabase, most: number): Promise<ImportChunk | null> {
  const { imports, imported, sync } = database;
  return database.transaction('r', [imports, imported, sync], async () => {
    const row = await imports.get('import');
    if (row?.state !== 'running' || (await readSyncState(database)).signedOut) return null;
    const rows = await imported.where('state').equals('waiting').limit(most).toArray();
    return rows.length === 0 ? null : { startedAt: row.startedAt, rows };
  });
}
