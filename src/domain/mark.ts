import type { FilmCard } from './film';

/** The sets that follow a member: favorites, watched marks, and films already recommended. */
export type MarkKind = 'favorite' | 'watched' | 'shown';

/** A member's stand on one film, as the server ordered it. */
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

/** An intent to set a mark, waiting to be delivered. */
export interface MarkIntent {
  readonly kind: MarkKind;
  readonly movieId: number;
  readonly present: boolean;
  readonly ts: number;
  readonly op: string;
  /** Travels along so that another device can show the film; null where nothing needs showing. */
  readonly film: FilmCard | null;
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

/** Key of a mark among a member's marks. */
export function markKey(kind: MarkKind, movieId: number): string {
  return `${kind}:${movieId}`;
}
