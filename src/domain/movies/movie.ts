import { DEFAULT_GENRE, DISPLAY_GENRES, RATING_TIERS } from '../../config/genres';
import { type Era, MODERN_FROM, RATING_PRIOR, VINTAGE_FROM } from '../../config/recommend';
import type { MovieLanguage } from '../../config/streaming';
import { guessCertification } from './certification';
import { guessStreaming } from './streaming';

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

/** The year of an ISO date, or 0 where there is none. */
export function releaseYear(releaseDate: string): number {
  const year = Number(releaseDate.slice(0, 4));
  return Number.isInteger(year) ? year : 0;
}

/** A rating as it is shown: one decimal. */
export function oneDecimal(rating: number): number {
  return Math.round(rating * 10) / 10;
}

/** Names of genre ids by a map; ids it does not know are passed over, and Drama stands where none is left. */
function genreNames(genreIds: readonly number[], names: ReadonlyMap<number, string> = DISPLAY_GENRES): string[] {
  const known = genreIds.map((id) => names.get(id)).filter((name) => name !== undefined);
  return known.length === 0 ? [DEFAULT_GENRE] : known;
}

/**
 * A listed movie as it is shown, with guesses where only its details would tell: certification and streaming.
 * @param names the genre map to name its genres by
 */
export function movieOf(candidate: Candidate, names: ReadonlyMap<number, string> = DISPLAY_GENRES): Movie {
  const year = releaseYear(candidate.releaseDate);
  return {
    id: candidate.id,
    title: candidate.title,
    description: candidate.overview,
    year,
    rating: oneDecimal(candidate.voteAverage),
    genres: genreNames(candidate.genreIds, names),
    posterPath: candidate.posterPath,
    trailerUrl: '',
    certification: guessCertification(candidate.genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(year, candidate.genreIds),
    streamingEstimated: true,
  };
}

/** A stored movie, whose genres are names, with guesses where only its details would tell. */
export function movieOfSummary(movie: MovieSummary & { readonly id: number }): Movie {
  const genreIds = [...DISPLAY_GENRES].filter(([, name]) => movie.genres.includes(name)).map(([id]) => id);
  return {
    ...movie,
    trailerUrl: '',
    certification: guessCertification(genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(movie.year, genreIds),
    streamingEstimated: true,
  };
}

/** The card alone of a movie that is known by more: only that is kept and sent with a mark. */
export function summaryOf({
  title,
  year,
  rating,
  genres,
  description,
  posterPath,
  language,
}: MovieSummary): MovieSummary {
  const card = { title, year, rating, genres: [...genres], description, posterPath };
  return language === undefined ? card : { ...card, language };
}

/** Whether this is an id as the movie database gives them: a whole number from 1 on. */
export function isMovieId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** The movie id in an address, or null where the text is none: digits only, so that one movie has one address. */
export function movieIdOf(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : null;
  return isMovieId(id) ? id : null;
}

/** Whether the movie was out by the day of `now` (ISO date or timestamp); one without a date does not count as out. */
export function isReleased(candidate: Candidate, now: string): boolean {
  return candidate.releaseDate !== '' && candidate.releaseDate <= now;
}

/** The movie's rating from 0 to 10, drawn to the average while few people voted. */
export function provenRating({ voteAverage, voteCount }: Candidate): number {
  const { average, votes } = RATING_PRIOR;
  return (voteAverage * voteCount + average * votes) / (voteCount + votes);
}

export type RatingTier = (typeof RATING_TIERS)[number]['tier'] | 'below-average';

/** The tier of a rating from 0 to 10. */
export function ratingTier(rating: number): RatingTier {
  return RATING_TIERS.find(({ from }) => rating >= from)?.tier ?? 'below-average';
}

/** The eras in the order in which decade mixing takes turns. */
export const ERAS: readonly Era[] = ['classic', 'vintage', 'modern'];

/** The era of a release year: classic before 1990, vintage to 2009, then modern. */
export function eraOf(year: number): Era {
  if (year >= MODERN_FROM) return 'modern';
  return year >= VINTAGE_FROM ? 'vintage' : 'classic';
}

/** A response with the time it was sent, ms since the epoch, even if it comes from a cache. */
export interface Dated<T> {
  readonly value: T;
  readonly fetchedAt: number;
}

/** A list with its fetch time, as cached in memory and on the device. */
export type DatedMovies = Dated<readonly Candidate[]>;
