import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { Badge, EarnedBadge } from '../../domain/badge';
import type { FilmCard } from '../../domain/film';
import type { FilmDetails } from '../../domain/film-details';
import type { Mark, MarkKind, Operation } from '../../domain/mark';
import type { SyncFailure } from '../../domain/sync-failure';

/** A row of the mirror: a mark, with `present` as 0 or 1 because IndexedDB has no index over booleans. */
export interface MirrorRow extends Omit<Mark, 'present'> {
  readonly present: 0 | 1;
}

/** Where an outbox entry stands: on its way, or put aside for the member to decide. */
export type OutboxState = 'waiting' | 'set-aside';

/** The one slot of a mark (or a search event) that is not yet known to be on the server. */
export interface OutboxEntry {
  /** `kind:movieId`, or `search:op`. */
  readonly key: string;
  readonly operation: Operation;
  readonly state: OutboxState;
  /** Device time of the member's act, ms, for display. */
  readonly addedAt: number;
  /** Why the entry was set aside: the database's SQLSTATE. */
  readonly code: string | null;
}

/** A film's card, kept for every film with a mark that shows it. */
export interface FilmRow extends FilmCard {
  readonly id: number;
}

/** Where this device stands towards the server; one row. */
export interface SyncState {
  readonly id: 'sync';
  /** All marks up to this seq are in the mirror. */
  readonly cursor: number;
  /** Identity of the server's sequence: another one means the cursor is void. */
  readonly epoch: string | null;
  readonly serverOffset: number;
  readonly lastTs: number;
  /** Device time of the last complete sync, ms, or null. */
  readonly syncedAt: number | null;
  /** Why the last round stopped, or null when it was complete. */
  readonly failure: SyncFailure['reason'] | null;
  /** The member has left this device: nothing but the outbox may be in the database. */
  readonly signedOut: boolean;
}

/** What another device, or the server's order, made of a mark this member could see: kept so that it can be undone. */
export interface MergeRow {
  readonly id?: number;
  /** Device time, ms. */
  readonly at: number;
  readonly kind: Exclude<MarkKind, 'shown'>;
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

/** A film's details as the movie database told them: of opened films, and of those with a mark. */
export interface DetailsRow {
  readonly id: number;
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly details: FilmDetails;
}

/** Badges and searches as last read from the server; one row. */
export interface AccountRow {
  readonly id: 'account';
  /** Device time of the fetch, ms. */
  readonly fetchedAt: number;
  readonly badges: readonly Badge[];
  readonly earned: readonly EarnedBadge[];
  readonly searchCount: number;
  readonly searchedGenres: readonly (string | null)[];
  /** Names of newly earned badges of which the member was not told yet. */
  readonly news: readonly string[];
}

/** Version of the schema below; Dexie upgrades older ones in place. */
export const MEMBER_SCHEMA_VERSION = 3;

/** Everything one member has on this device. Nothing of another member is ever in it. */
export class MemberDatabase extends Dexie {
  declare readonly mirror: Table<MirrorRow, [MarkKind, number]>;
  declare readonly outbox: EntityTable<OutboxEntry, 'key'>;
  declare readonly films: EntityTable<FilmRow, 'id'>;
  declare readonly sync: EntityTable<SyncState, 'id'>;
  declare readonly profile: EntityTable<ProfileRow, 'id'>;
  declare readonly merges: Table<MergeRow, number>;
  declare readonly details: EntityTable<DetailsRow, 'id'>;
  declare readonly account: EntityTable<AccountRow, 'id'>;

  readonly userId: string;

  /** @param options where IndexedDB is, when it is not the platform's */
  constructor(userId: string, options?: DexieOptions) {
    super(memberDatabaseName(userId), options);
    this.userId = userId;
    this.version(1).stores({
      mirror: '[kind+movieId], [kind+present+ts]',
      outbox: 'key, [state+operation.kind]',
      films: 'id',
      sync: 'id',
      profile: 'id',
      merges: '++id',
    });
    this.version(2).stores({ details: 'id, fetchedAt' });
    this.version(MEMBER_SCHEMA_VERSION).stores({ account: 'id' });
  }
}

/** Name of a member's database, one for each user id. */
export function memberDatabaseName(userId: string): string {
  return `matinee-member-${userId}`;
}
