import { Dexie } from 'dexie';
import { IMPORT_LISTED, IMPORT_READ_ROWS } from '../../config/import';
import type { ImportEntry, ImportEntryState, MemberDatabase } from '../../db/member-database';
import type { LeftOut, LeftOutReason, SearchedMovie } from '../../domain/import/import-row';
import type { Rating } from '../../domain/marks/diary';
import { isRecordKind, type SyncKind, syncKinds } from '../../domain/marks/mark-kinds';

/**
 * Why a movie or a row of an import isn't recorded as the file says. own-rating: the member has another rating, which
 * stays; refused: the server rejected a change, about which the member decides on the sync page.
 */
export type OutcomeReason = LeftOutReason | Exclude<ImportEntryState, 'waiting' | 'marked'> | 'own-rating' | 'refused';

/** Numbers of what was recorded, by kind. */
export type Recorded = Readonly<Partial<Record<SyncKind, number>>>;

/** What a movie of the import, or a row that was left out, became. */
export interface OutcomeRow extends Omit<LeftOut, 'reason'>, Pick<SearchedMovie, 'imdbId' | 'tmdbId'> {
  readonly recorded: Recorded;
  /** Empty if all of it was recorded. */
  readonly reasons: readonly OutcomeReason[];
  readonly ownRating: Rating | null;
}

/** What wasn't recorded for a reason. */
export interface OutcomeGroup {
  readonly reason: OutcomeReason;
  /** Number of movies or rows. */
  readonly count: number;
  /** The first of them; those with the same title are one. */
  readonly rows: readonly OutcomeRow[];
  /** Number of those that aren't among `rows`. */
  readonly more: number;
}

/** The outcome of an import, in a size to show. */
export interface ImportOutcome {
  readonly recorded: Recorded;
  readonly groups: readonly OutcomeGroup[];
}

/** The order of the groups. */
const REASONS = [
  'refused',
  'none',
  'failed',
  'skipped',
  'unreadable',
  'rating',
  'date',
  'own-rating',
  'duplicate',
  'no-data',
  'unfinished',
  'no-movie',
  'file',
  'lost',
] as const satisfies readonly OutcomeReason[];

/** Operations that the server refused. */
async function blockedOperations({ outbox }: MemberDatabase): Promise<ReadonlySet<string>> {
  const blocked = outbox
    .where('[state+operation.kind]')
    .between(['blocked', Dexie.minKey], ['blocked', Dexie.maxKey])
    .toArray();
  return new Set((await blocked).map(({ operation }) => operation.op));
}

/** What the import added for a movie; what it removed, such as a watched movie from the watchlist, isn't counted. */
function recordedOf({ set, planned }: ImportEntry): Recorded {
  const recorded: Partial<Record<SyncKind, number>> = {};
  for (const { kind } of set) {
    if (isRecordKind(kind)) recorded[kind] = (recorded[kind] ?? 0) + 1;
    else if (planned.marks.includes(kind)) recorded[kind] = 1;
  }
  return recorded;
}

function entryOutcome(entry: ImportEntry, blocked: ReadonlySet<string>): OutcomeRow {
  const { state, movie, set, ownRating = null } = entry;
  const isPartial = ownRating !== null;
  const reasons: OutcomeReason[] = [];
  if (set.some(({ op }) => blocked.has(op))) reasons.push('refused');
  if (isPartial) reasons.push('own-rating');
  if (state !== 'waiting' && state !== 'marked' && !(state === 'duplicate' && isPartial)) reasons.push(state);
  const { title, year, imdbId, tmdbId } = movie;
  const source = { file: null, row: null, rows: 1 };
  return { title, year, imdbId, tmdbId, ...source, recorded: recordedOf(entry), reasons, ownRating };
}

function leftOutOutcome({ reason, ...row }: LeftOut): OutcomeRow {
  return { ...row, imdbId: null, tmdbId: null, recorded: {}, reasons: [reason], ownRating: null };
}

/** Calls `visit` with each movie of the import and each row that was left out, reading a bounded number at once. */
export async function visitOutcome(database: MemberDatabase, visit: (row: OutcomeRow) => void): Promise<void> {
  const { imports, importEntries, outbox } = database;
  await database.transaction('r', [imports, importEntries, outbox], async () => {
    const blocked = await blockedOperations(database);
    for (let place = -1; ;) {
      const entries = await importEntries.where('place').above(place).limit(IMPORT_READ_ROWS).toArray();
      for (const entry of entries) visit(entryOutcome(entry, blocked));
      const last = entries.at(-1);
      if (!last) break;
      place = last.place;
    }
    const leftOut = await imports.get('left-out');
    if (leftOut?.id === 'left-out') for (const row of leftOut.list) visit(leftOutOutcome(row));
  });
}

/** Counts what an import recorded, and lists the first rows of each reason for not recording one. */
export async function readOutcome(database: MemberDatabase): Promise<ImportOutcome> {
  const recorded: Partial<Record<SyncKind, number>> = {};
  const groups = new Map<OutcomeReason, { count: number; entries: number; readonly rows: OutcomeRow[] }>();
  await visitOutcome(database, (row) => {
    for (const kind of syncKinds()) {
      const count = row.recorded[kind];
      if (count) recorded[kind] = (recorded[kind] ?? 0) + count;
    }
    for (const reason of row.reasons) {
      const group = groups.get(reason) ?? { count: 0, entries: 0, rows: [] };
      group.count += row.rows;
      group.entries += 1;
      if (group.rows.length < IMPORT_LISTED) group.rows.push(row);
      groups.set(reason, group);
    }
  });
  return {
    recorded,
    groups: REASONS.flatMap((reason) => {
      const group = groups.get(reason);
      return group ? [{ reason, count: group.count, rows: group.rows, more: group.entries - group.rows.length }] : [];
    }),
  };
}
