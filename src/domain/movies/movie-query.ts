import type { AgeRating } from '../../config/questionnaire';
import type { Theme } from '../../config/themes';

/** Criteria for listing movies, independent of TMDB's API, which only src/api knows. */
export interface MovieQuery {
  /** Sort order, highest first. */
  readonly order: 'popularity' | 'rating' | 'revenue' | 'votes';
  /** Genre ids; empty for any genre. */
  readonly genres: readonly number[];
  /** Whether movies need at least one of the genres, or all. */
  readonly genreMatch: 'any' | 'all';
  /** Excluded genre ids. */
  readonly withoutGenres: readonly number[];
  /** Null for any theme. */
  readonly theme: Theme | null;
  /** US certifications; null for any or none. */
  readonly certifications: readonly AgeRating[] | null;
  /** Minimum number of votes, and minimum rating from 0 to 10. */
  readonly minVotes: number;
  readonly minRating: number;
  /** Release dates as ISO dates, inclusive; releasedFrom may be null. */
  readonly releasedFrom: string | null;
  readonly releasedUntil: string;
  /** Runtime in minutes (max null: no limit); missing for any. */
  readonly runtime?: { readonly min: number; readonly max: number | null };
  /** Original language, an ISO 639-1 code; missing for any. */
  readonly language?: string;
  /** Streaming services; missing for no restriction. */
  readonly streamed?: StreamedBy;
}

/** Services in a country, at least one of which has the movie. */
export interface StreamedBy {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** TMDB ids. */
  readonly services: readonly number[];
}
