import type { MovieSummary } from '../movies/movie';
import type { RecordValue } from './diary';
import type { SyncKind } from './mark-kinds';

/** A mark as ordered by the server; `present` is false for a removal. */
export interface Mark {
  readonly kind: SyncKind;
  /** TMDB id; for a viewing its own id. */
  readonly movieId: number;
  readonly present: boolean;
  /** What a record says; marks have none, and the server sends none with a removal. */
  readonly value?: RecordValue;
  /** When the change was made, ms since the epoch on the server's clock as estimated by the device. */
  readonly ts: number;
  /** The id of the operation that made it. */
  readonly op: string;
  /** The server's sequence number among this member's changes. */
  readonly seq: number;
}

/** A row of a kind that this version doesn't know, as received. */
export interface UnknownKindRow {
  /** Identifies the mark, so that newer rows replace older ones. */
  readonly key: string;
  readonly seq: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** An operation that sets or removes a mark. */
export interface MarkOperation {
  readonly kind: SyncKind;
  /** TMDB id; for a viewing its own id. */
  readonly movieId: number;
  readonly present: boolean;
  /** What a record says; a removal keeps what it removes, on this device only. */
  readonly value?: RecordValue;
  readonly ts: number;
  readonly op: string;
  /** Sent so that another device can show the movie; null if not needed. */
  readonly movie: MovieSummary | null;
}

/** A search of the questionnaire or the collection: append-only. `genre` is selected_genre in user_search_history. */
export interface SearchEvent {
  readonly kind: 'search';
  readonly op: string;
  readonly ts: number;
  readonly genre: string | null;
}

/** An entry of a push. */
export type Operation = MarkOperation | SearchEvent;

/** Whether an operation wins a conflict with another, by the server's order: the later time, then the greater id. */
export function winsConflict(one: Pick<Mark, 'ts' | 'op'>, other: Pick<Mark, 'ts' | 'op'>): boolean {
  return one.ts > other.ts || (one.ts === other.ts && one.op > other.op);
}

/** A mark's key among a member's marks. */
export function markKey(kind: string, movieId: number): string {
  return `${kind}:${movieId}`;
}
