import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { Badge, EarnedBadge } from '../domain/account/badge';
import type { Candidate, MovieSummary } from '../domain/movies/movie';
import { MEMBER_DATABASE } from './device-names';
import type { MovieDetails } from '../domain/movies/movie-details';
import type { ImportRow } from '../domain/import/import-row';
import type { PlannedMark } from '../domain/import/planned-marks';
import type { QuestionnaireAnswers } from '../domain/questionnaire/answers';
import type { Mark, Operation, UnknownKindRow } from '../domain/marks/mark';
import type { MarkKind, UserMarkKind } from '../domain/marks/mark-kinds';
import type { GenreCounts } from '../domain/account/statistics';
import type { ServerSyncError } from '../domain/marks/sync-error';
import type { WatchPreferences } from '../domain/watch-preferences';

/** A row of the mirror: a mark, with `present` as 0 or 1 because IndexedDB has no index over booleans. */
export interface MirrorRow extends Omit<Mark, 'present'> {
  readonly present: 0 | 1;
}

/**
 * Where an outbox entry stands: on its way; put aside for the member to decide; or lost by the server, which had it once,
 * and offered to the member.
 */
type OutboxState = 'waiting' | 'blocked' | 'orphan';

/** The one slot of a mark (or a search event) that is not yet known to be on the server. */
export interface OutboxEntry {
  /** `kind:movieId`, or `search:op`; `orphan:kind:movieId` of what was lost. */
  readonly key: string;
  readonly operation: Operation;
  readonly state: OutboxState;
  /** Device time of the member's act, ms, for display. */
  readonly addedAt: number;
  /** Why the entry was set aside: the database's SQLSTATE; null where the server's answer was not understood. */
  readonly code: string | null;
  /** False until its operation, or one that it took the place of, has left the device, as far as is known. */
  readonly sent?: boolean;
  /** The operation that left the device last, as far as is known; null or missing where `sent` says all that is known. */
  readonly lastSentOp?: string | null;
  /** Operations that this one took the place of and that may be under way still, the oldest first. */
  readonly supersedes?: readonly Operation[];
  /** The offer of a mark that this change stands before and that the server has lost: made once the change is given up. */
  readonly orphan?: OutboxEntry;
}

/** A movie's card, kept for every movie with a mark that shows it. */
export interface MovieRow extends MovieSummary {
  readonly id: number;
}

/** Where this device stands towards the server; one row. */
export interface SyncState {
  readonly id: 'sync';
  /** All marks up to this seq are in the mirror. */
  readonly cursor: number;
  /** The latest seq of anything in the mirror: beyond the cursor where a push was answered. */
  readonly maxSeq: number;
  /** The sum of all that is in the mirror by its operations, but for what is left of an earlier reading. */
  readonly digest: number;
  /** What the server's sum differed by when all was read anew for it: read once more, it would be the same. */
  readonly knownDigestDiff: number;
  /** Identity of the server's sequence: another one means the cursor is void. */
  readonly epoch: string | null;
  /** How often all marks were begun to be read anew: an answer to what was asked in an earlier reading says nothing. */
  readonly resyncGeneration: number;
  /** All marks are being read anew; rows with a negative seq are from before, and not found yet. Removals among them stay. */
  readonly resyncing: boolean;
  readonly serverOffset: number;
  readonly lastTs: number;
  /** Device time of the last complete sync, ms, or null. */
  readonly syncedAt: number | null;
  /** Why the last round stopped, or null when it was complete. */
  readonly failure: ServerSyncError['reason'] | null;
  /** What the application read when rows were last taken in (`sync/transport/reads`); one that reads more reads them again. */
  readonly capabilities: string;
  /** The member has left this device: nothing but the outbox may be in the database. */
  readonly signedOut: boolean;
}

/** What another device, or the server's order, made of a mark this member could see: kept so that it can be undone. */
export interface ConflictEntry {
  readonly id?: number;
  /** Device time, ms. */
  readonly at: number;
  readonly kind: UserMarkKind;
  readonly movieId: number;
  /** What stands now. */
  readonly present: boolean;
  /** This device meant the opposite, and lost to a newer change. */
  readonly overruled: boolean;
}

/** The profile as last read; null fields as on the server. */
export interface ProfileRow {
  readonly id: 'profile';
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Where and how the member watches: chosen here, or as last read from the server. */
export interface WatchPreferencesRow {
  readonly id: 'viewing';
  readonly value: WatchPreferences;
  /** When it was chosen, ms since 1970 by the server's clock as far as it is known. */
  readonly at: number;
  /** Whether the server has it. */
  readonly sent: boolean;
}

/** A movie's details as the movie database told them: of opened movies, and of those with a mark. */
export interface DetailsRow {
  readonly id: number;
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly details: MovieDetails;
}

/** Badges and searches as last read from the server; one row. */
export interface AccountRow {
  readonly id: 'account';
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly badges: readonly Badge[];
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  /** How often each genre was searched for. */
  readonly genreCounts: GenreCounts;
  /** Names of newly earned badges of which the member was not told yet. */
  readonly news: readonly string[];
}

/** A search of the questionnaire on this device, and the movies that it found. */
export interface PastSearch extends Pick<QuestionnaireAnswers, 'mood' | 'genres'> {
  /** Device time of its start, ms. */
  readonly at: number;
  readonly movies: readonly (Pick<MovieSummary, 'title' | 'posterPath'> & { readonly id: number })[];
}

/** What the movie database recommends beside a favorite, its first page. */
export interface SimilarMoviesRow {
  /** The favorite. */
  readonly id: number;
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  /** The nearest first. */
  readonly movies: readonly Candidate[];
}

/** The import that is under way, or was the last one; one row. */
export interface ImportJob {
  readonly id: 'import';
  readonly state: 'running' | 'paused' | 'undoing';
  /** Device time of its start, ms. */
  readonly startedAt: number;
}

/**
 * Where a movie of an import stands: not looked for yet; its marks were set; they were there; several may be meant; none was
 * found; the member passed it over.
 */
export type ImportEntryState = 'waiting' | 'marked' | 'there' | 'several' | 'none' | 'passed';

/** A movie of the import, in the order of its files. */
export interface ImportEntry {
  readonly place: number;
  readonly movie: Pick<ImportRow, 'title' | 'year' | 'imdbId' | 'tmdbId'>;
  readonly planned: readonly PlannedMark[];
  readonly state: ImportEntryState;
  /** Those that may be meant, the likeliest first. */
  readonly candidates: readonly MovieRow[];
  /** The marks that this import has set, each with the operation that did: only these are taken back. */
  readonly set: readonly { readonly kind: MarkKind; readonly movieId: number; readonly op: string }[];
}

/** Version of the schema below; Dexie upgrades older ones in place. */
export const MEMBER_SCHEMA_VERSION = 1;

/** Everything one member has on this device. Nothing of another member is ever in it. */
export class MemberDatabase extends Dexie {
  declare readonly mirror: Table<MirrorRow, [MarkKind, number]>;
  declare readonly outbox: EntityTable<OutboxEntry, 'key'>;
  declare readonly movies: EntityTable<MovieRow, 'id'>;
  declare readonly sync: EntityTable<SyncState, 'id'>;
  declare readonly profile: Table<ProfileRow | WatchPreferencesRow, 'profile' | 'viewing'>;
  declare readonly conflicts: Table<ConflictEntry, number>;
  declare readonly details: EntityTable<DetailsRow, 'id'>;
  declare readonly account: EntityTable<AccountRow, 'id'>;
  declare readonly unknownRows: EntityTable<UnknownKindRow, 'key'>;
  declare readonly searches: EntityTable<PastSearch, 'at'>;
  declare readonly similarMovies: EntityTable<SimilarMoviesRow, 'id'>;
  declare readonly imports: EntityTable<ImportJob, 'id'>;
  declare readonly importEntries: EntityTable<ImportEntry, 'place'>;

  readonly userId: string;

  /** @param options where IndexedDB is, when it is not the platform's */
  constructor(userId: string, options?: DexieOptions) {
    super(memberDatabaseName(userId), options);
    this.userId = userId;
    this.version(MEMBER_SCHEMA_VERSION).stores({
      mirror: '[kind+movieId], [kind+present+ts]',
      outbox: 'key, [state+operation.kind]',
      movies: 'id',
      sync: 'id',
      profile: 'id',
      conflicts: '++id',
      details: 'id, fetchedAt',
      account: 'id',
      unknownRows: 'key',
      searches: 'at',
      similarMovies: 'id, fetchedAt',
      imports: 'id',
      importEntries: 'place, state',
    });
    // Deleted by another tab, after its member has left: a round under way here must not make it again.
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) this.close();
      return newVersion !== null;
    });
  }
}

/** Ids of the members whose databases are on this device. */
export async function membersOnDevice(): Promise<readonly string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(MEMBER_DATABASE)).map((name) => name.slice(MEMBER_DATABASE.length));
}

/** Name of a member's database, one for each user id. */
function memberDatabaseName(userId: string): string {
  return `${MEMBER_DATABASE}${userId}`;
}
