import type { FilmCard } from '../../domain/film';
import type { Mark, Operation } from '../../domain/mark';
import type { Result } from '../../domain/result';
import type { SyncFailure } from '../../domain/sync-failure';

/** What became of one operation of a push. */
export interface PushResult {
  readonly op: string;
  /** applied: it stands; superseded: a newer one stands; rejected: refused for itself; clock: its time is in the future. */
  readonly status: 'applied' | 'superseded' | 'rejected' | 'clock';
  /** SQLSTATE of a rejected operation. */
  readonly code: string | null;
  /** The mark that stands now; null for searches, and where none stands. */
  readonly row: Mark | null;
}

/** Answer of sync_push, in the order of the operations. */
export interface PushAnswer {
  readonly epoch: string;
  readonly head: number;
  /** Server clock, ms since the epoch. */
  readonly serverTime: number;
  readonly results: readonly PushResult[];
}

/** A pulled mark, with its film's card where the mark shows one. */
export interface PulledRow extends Mark {
  readonly film: FilmCard | null;
}

/** Answer of sync_pull: the marks after a cursor, by seq. */
export interface PullAnswer {
  readonly epoch: string;
  readonly head: number;
  readonly serverTime: number;
  readonly rows: readonly PulledRow[];
}

/** The two calls of the protocol, for one member. Failures are values; nothing is thrown. */
export interface SyncTransport {
  readonly push: (operations: readonly Operation[]) => Promise<Result<PushAnswer, SyncFailure>>;
  /** @param after the cursor; @param limit rows at most */
  readonly pull: (after: number, limit: number) => Promise<Result<PullAnswer, SyncFailure>>;
}
