import type { MovieSummary } from '../../../domain/movies/movie';
import type { Mark, Operation, UnknownKindRow } from '../../../domain/marks/mark';
import type { Result } from '../../../domain/values/result';
import type { ServerSyncError } from '../../../domain/marks/sync-error';

/** The statuses that this version reads. */
export const PUSH_STATUSES = ['applied', 'superseded', 'rejected', 'clock'] as const;

/**
 * applied: it stands; superseded: a newer one stands; rejected: refused for itself; clock: its time is in the future;
 * unknown: the server said something that this version does not read.
 */
export type PushStatus = (typeof PUSH_STATUSES)[number] | 'unknown';

/** What became of one operation of a push. */
export interface PushResult {
  readonly op: string;
  readonly status: PushStatus;
  /** SQLSTATE of a rejected operation. */
  readonly code: string | null;
  /** The mark that stands now; null for searches, and where none stands or its kind is unknown. */
  readonly row: Mark | null;
}

/** Answer of sync_push, in the order of the operations. */
export interface PushResponse {
  readonly epoch: string;
  readonly head: number;
  /** Server clock, ms since the epoch. */
  readonly serverTime: number;
  readonly results: readonly PushResult[];
  /** Marks that stand and are of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
}

/** A pulled mark, with its movie's card where the mark shows one. */
export interface PulledRow extends Mark {
  readonly movie: MovieSummary | null;
}

/** Answer of sync_pull: the marks after a cursor, each part by seq. */
export interface PullResponse {
  readonly epoch: string;
  readonly head: number;
  /** The sum of all the member's marks by their operations. */
  readonly digest: number;
  readonly serverTime: number;
  readonly rows: readonly PulledRow[];
  /** Those among them that are of unknown kinds. */
  readonly unknownRows: readonly UnknownKindRow[];
  /** Whether the server has marks beyond these. */
  readonly more: boolean;
}

/** The two calls of the protocol, for one member. Failures are values; nothing is thrown. */
export interface SyncTransport {
  /** Whether the device says that it has a network; taken for yes where it is left out. */
  readonly online?: () => boolean;
  readonly push: (operations: readonly Operation[]) => Promise<Result<PushResponse, ServerSyncError>>;
  /** @param after the cursor; @param limit marks with cards at most */
  readonly pull: (after: number, limit: number) => Promise<Result<PullResponse, ServerSyncError>>;
}
