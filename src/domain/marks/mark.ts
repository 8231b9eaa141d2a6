import type { MovieSummary } from '../movies/movie';
import type { MarkKind } from './mark-kinds';

/** A member's stand on one movie, as the server ordered it. */
export interface Mark {
  readonly kind: MarkKind;
  readonly movieId: number;
  readonly present: boolean;
  /** When the intent was made, ms since the epoch on the server's clock as the device estimated it. */
  readonly ts: number;
  /** The operation that made it. */
  readonly op: string;
  /** The server's order among this member's changes. */
  readonly seq: number;
}

/** A row of a kind that this version does not know, as the server passed it. */
export interface UnknownKindRow {
  /** Names the mark, so that a newer row of it takes the older one's place. */
  readonly key: string;
  readonly seq: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** An intent to set a mark, waiting to be delivered. */
interface MarkIntent {
  readonly kind: MarkKind;
  readonly movieId: number;
  readonly present: boolean;
  readonly ts: number;
  readonly op: string;
  /** Travels along so that another device can show the movie; null where nothing needs showing. */
  readonly movie: MovieSummary | null;
}

/** A questionnaire or collection search: append-only. `genre` is what user_search_history calls selected_genre. */
export interface SearchEvent {
  readonly kind: 'search';
  readonly op: string;
  readonly ts: number;
  readonly genre: string | null;
}

/** One entry of a push. */
export type Operation = MarkIntent | SearchEvent;

/** Whether an intent is ordered after another, as the server orders them: of two at the same time the greater id. */
export function outranks(one: Pick<Mark, 'ts' | 'op'>, other: Pick<Mark, 'ts' | 'op'>): boolean {
  return one.ts > other.ts || (one.ts === other.ts && one.op > other.op);
}

/** Key of a mark among a member's marks. */
export function markKey(kind: string, movieId: number): string {
  return `${kind}:${movieId}`;
}
