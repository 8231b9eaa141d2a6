import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { Badge, EarnedBadge } from '../domain/account/badge';
import type { Candidate, MovieSummary } from '../domain/movies/movie';
import { MEMBER_DATABASE } from './device-names';
import type { MovieDetails } from '../domain/movies/movie-details';
import type { LeftOut, SearchedMovie } from '../domain/import/import-row';
import type { PlannedMovie } from '../domain/import/planned-movie';
import type { Rating } from '../domain/marks/diary';
import type { QuestionnaireAnswers } from '../domain/questionnaire/answers';
import type { Mark, Operation, UnknownKindRow } from '../domain/marks/mark';
import type { SyncKind, UserMarkKind } from '../domain/marks/mark-kinds';
import type { GenreCounts } from '../domain/account/statistics';
import type { Profile } from '../domain/account/username';
import type { ServerSyncError } from '../domain/marks/sync-error';
import type { WatchPreferences } from '../domain/watch-preferences';

/** A row of the mirror: a mark, with `present` as 0 or 1 because IndexedDB has no index over booleans. */
export interface MirrorRow extends Omit<Mark, 'present'> {
  readonly present: 0 | 1;
}

/**
 * waiting: to be pushed; blocked: refused, and the member has to decide; orphan: lost by the server, and offered to the
 * member.
 */
type OutboxState = 'waiting' | 'blocked' | 'orphan';

/** A change that isn't known to be on the server; one per mark, or per search. */
export interface OutboxEntry {
  /** `kind:movieId`, `search:op`, or `orphan:kind:movieId`. */
  readonly key: string;
  readonly operation: Operation;
  readonly state: OutboxState;
  /** Device time of the change, ms, for display. */
  readonly addedAt: number;
  /** Why the entry was blocked: an SQLSTATE; null if the server's response wasn't understood. */
  readonly code: string | null;
  /** Whether its operation, or a superseded one, may have been sent; undefined if unknown. */
  readonly sent?: boolean;
  /** The operation that was sent last; null or missing if `sent` is all that's known. */
  readonly lastSentOp?: string | null;
  /** Superseded operations that may still be in flight, oldest first. */
  readonly supersedes?: readonly Operation[];
  /** An orphan of the same mark, offered if this change is discarded. */
  readonly orphan?: OutboxEntry;
}

/** A movie's card, stored for each mark that shows one. */
export interface MovieRow extends MovieSummary {
  readonly id: number;
}

/** The device's sync state; one row. */
export interface SyncState {
  readonly id: 'sync';
  /** All marks up to this seq are in the mirror. */
  readonly cursor: number;
  /** The highest seq in the mirror; beyond the cursor after a push. */
  readonly maxSeq: number;
  /** The digest of the mirror, without rows from before a full resync. */
  readonly digest: number;
  /** The digest mismatch that the last full resync didn't resolve, so that it isn't repeated. */
  readonly knownDigestDiff: number;
  /** Id of the server's sequence: if it changes, the cursor is void. */
  readonly epoch: string | null;
  /** Number of full resyncs started: responses to requests of an earlier generation are ignored. */
  readonly resyncGeneration: number;
  /** Whether a full resync is under way; rows with a negative seq haven't been found yet. */
  readonly resyncing: boolean;
  readonly serverOffset: number;
  readonly lastTs: number;
  /** Device time of the last complete sync, ms, or null. */
  readonly syncedAt: number | null;
  /** Why the last cycle failed, or null. */
  readonly failure: ServerSyncError['reason'] | null;
  /** The `clientCapabilities` when rows were last stored; if they differ, unknown rows are parsed again. */
  readonly capabilities: string;
  /** The member has signed out: the database may only hold the outbox. */
  readonly signedOut: boolean;
}

/** A visible mark changed by another device or by the server's order, logged so that it can be undone. */
export interface ConflictEntry {
  readonly id?: number;
  /** Device time, ms. */
  readonly at: number;
  readonly kind: UserMarkKind;
  readonly movieId: number;
  /** The current state of the mark. */
  readonly present: boolean;
  /** Whether a change of this device lost to a newer, opposite one. */
  readonly overruled: boolean;
}

/** The profile as last fetched. */
export interface ProfileRow extends Profile {
  readonly id: 'profile';
}

/** The member's watch preferences, chosen here or fetched from the server. */
export interface WatchPreferencesRow {
  readonly id: 'watch-preferences';
  readonly value: WatchPreferences;
  /** When they were chosen, ms since the epoch by the server's clock. */
  readonly at: number;
  /** Whether they're on the server. */
  readonly sent: boolean;
}

/** A movie's details as fetched from TMDB: of viewed and of marked movies. */
export interface DetailsRow {
  readonly id: number;
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly details: MovieDetails;
}

/** Badges and searches as last fetched; one row. */
export interface AccountRow {
  readonly id: 'account';
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly badges: readonly Badge[];
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  /** Number of searches for each genre. */
  readonly genreCounts: GenreCounts;
  /** Names of newly earned badges that haven't been announced yet. */
  readonly newBadges: readonly string[];
}

/** A search of the questionnaire on this device, with its results. */
export interface PastSearch extends Pick<QuestionnaireAnswers, 'mood' | 'genres'> {
  /** Device time of its start, ms. */
  readonly at: number;
  readonly movies: readonly (Pick<MovieSummary, 'title' | 'posterPath'> & { readonly id: number })[];
}

/** The first page of TMDB's recommendations for a favorite. */
export interface SimilarMoviesRow {
  /** The favorite. */
  readonly id: number;
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  /** Most similar first. */
  readonly movies: readonly Candidate[];
}

/** The current or latest import. */
export interface ImportJob {
  readonly id: 'import';
  readonly state: 'running' | 'paused' | 'undoing';
  /** Device time of its start, ms. */
  readonly startedAt: number;
}

/** What the import left out of the files. */
export interface ImportLeftOut {
  readonly id: 'left-out';
  readonly list: readonly LeftOut[];
}

/**
 * waiting: not looked up yet; marked: its marks were set; duplicate: it had them already; ambiguous: several movies match;
 * none: not found; failed: the movie database couldn't answer; skipped: by the member.
 */
export type ImportEntryState = 'waiting' | 'marked' | 'duplicate' | 'ambiguous' | 'none' | 'failed' | 'skipped';

/** A movie of the import, in the order in which it's recorded: oldest first. */
export interface ImportEntry {
  readonly place: number;
  readonly movie: SearchedMovie;
  readonly planned: PlannedMovie;
  readonly state: ImportEntryState;
  /** The member's rating, if it's another than the file's, which isn't recorded then. */
  readonly ownRating?: Rating;
  /** Possible matches, likeliest first. */
  readonly candidates: readonly MovieRow[];
  /** The marks set by this import, with their operations: only these are undone. */
  readonly set: readonly { readonly kind: SyncKind; readonly movieId: number; readonly op: string }[];
}

/** Version of the schema below; Dexie upgrades older ones. */
export const MEMBER_SCHEMA_VERSION = 1;

/** All of one member's data on this device. */
export class MemberDatabase extends Dexie {
  declare readonly mirror: Table<MirrorRow, [SyncKind, number]>;
  declare readonly outbox: EntityTable<OutboxEntry, 'key'>;
  declare readonly movies: EntityTable<MovieRow, 'id'>;
  declare readonly sync: EntityTable<SyncState, 'id'>;
  declare readonly profile: Table<ProfileRow | WatchPreferencesRow, 'profile' | 'watch-preferences'>;
  declare readonly conflicts: Table<ConflictEntry, number>;
  declare readonly details: EntityTable<DetailsRow, 'id'>;
  declare readonly account: EntityTable<AccountRow, 'id'>;
  declare readonly unknownRows: EntityTable<UnknownKindRow, 'key'>;
  declare readonly searches: EntityTable<PastSearch, 'at'>;
  declare readonly similarMovies: EntityTable<SimilarMoviesRow, 'id'>;
  declare readonly imports: Table<ImportJob | ImportLeftOut, 'import' | 'left-out'>;
  declare readonly importEntries: EntityTable<ImportEntry, 'place'>;

  readonly userId: string;

  /** @param options another IndexedDB than the platform's, for tests */
  constructor(userId: string, options?: DexieOptions) {
    super(memberDatabaseName(userId), options);
    this.userId = userId;
    this.version(MEMBER_SCHEMA_VERSION).stores({
      mirror: '[kind+movieId], [kind+present+ts], [kind+value.movieId]',
      outbox: 'key, [state+operation.kind], [operation.kind+operation.value.movieId]',
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
    // Another tab deleted it after a sign-out: a sync cycle running here must not create it again.
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) this.close();
      return newVersion !== null;
    });
  }
}

/** Ids of the members with a database on this device. */
export async function membersOnDevice(): Promise<readonly string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(MEMBER_DATABASE)).map((name) => name.slice(MEMBER_DATABASE.length));
}

/** Name of a member's database, one for each user id. */
function memberDatabaseName(userId: string): string {
  return `${MEMBER_DATABASE}${userId}`;
}
