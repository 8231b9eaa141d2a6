import type { MovieLanguage } from '../../config/streaming';

/**
 * What of a movie travels with a member's mark: enough for its card on any device, without the movie database.
 * `year` is 0 when the release date is unknown, `rating` has one decimal (0 to 10), `posterPath` is the movie
 * database's path ('/abc.jpg') or null, `description` empty where there is none.
 */
export interface MovieSummary {
  readonly title: string;
  readonly year: number;
  readonly rating: number;
  readonly genres: readonly string[];
  readonly description: string;
  readonly posterPath: string | null;
  /** Of title and description, as the movie database was asked for it; missing for English. */
  readonly language?: MovieLanguage;
}

/** A movie as lists and results show it (specification, section 3, 'Movie as shown'). */
export interface Movie extends MovieSummary {
  readonly id: number;
  /** Embed address of the trailer; empty when none is known. */
  readonly trailerUrl: string;
  /** G, PG, PG-13, R and so on; empty when none is known. */
  readonly certification: string;
  /** True while `certification` is the guess by genres and not the movie database's answer. */
  readonly certificationEstimated: boolean;
  readonly streamingOn: readonly string[];
  /** True while `streamingOn` is the guess by release year and not the movie database's answer. */
  readonly streamingEstimated: boolean;
  /** The country that the services are those of, an ISO 3166-1 code; missing for the United States. */
  readonly streamingIn?: string | undefined;
  /** Minutes; missing where it is not known. */
  readonly runtime?: number;
  readonly rank?: number;
}

/** A movie as the movie database lists it, parsed: what rules and scores work on. */
export interface Candidate {
  readonly id: number;
  readonly title: string;
  readonly overview: string;
  /** ISO date, or empty when unknown. */
  readonly releaseDate: string;
  readonly voteAverage: number;
  readonly voteCount: number;
  readonly popularity: number;
  readonly genreIds: readonly number[];
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
}
