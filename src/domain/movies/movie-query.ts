import type { AgeRating } from '../../config/questionnaire';
import type { Theme } from '../../config/themes';

/** Which movies to list, in our own words: how a movie database is asked for them is known to src/data alone. */
export interface MovieQuery {
  /** What leads, the highest first. */
  readonly order: 'popularity' | 'rating' | 'revenue' | 'votes';
  /** Genre ids; empty asks for movies of any genre. */
  readonly genres: readonly number[];
  /** Whether a movie has at least one of the genres, or all of them. */
  readonly genreMatch: 'any' | 'all';
  /** Genre ids of which a movie has none. */
  readonly withoutGenres: readonly number[];
  /** What a movie is about; null asks for movies about anything. */
  readonly theme: Theme | null;
  /** Ratings of the United States that a movie may have; null asks for movies with any rating or none. */
  readonly certifications: readonly AgeRating[] | null;
  /** Least number of votes, and least rating from 0 to 10. */
  readonly minVotes: number;
  readonly minRating: number;
  /** First and last day of release as ISO dates, both inclusive; null where only the last counts. */
  readonly releasedFrom: string | null;
  readonly releasedUntil: string;
  /** Minutes that a movie takes at least and at most (null: no limit); missing where any number will do. */
  readonly runtime?: { readonly min: number; readonly max: number | null };
  /** Where a movie streams; missing where it may stream anywhere or nowhere. */
  readonly streamed?: StreamedBy;
}

/** Subscription services in a country, of which one has a movie. */
export interface StreamedBy {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** The movie database's ids. */
  readonly services: readonly number[];
}
