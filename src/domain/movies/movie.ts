import { DEFAULT_GENRE, DISPLAY_GENRES, RATING_TIERS } from '../../config/genres';
import { type Era, MODERN_FROM, RATING_PRIOR, VINTAGE_FROM } from '../../config/recommend';
import { MOVIE_LANGUAGES, type MovieLanguage } from '../../config/streaming';
import { guessCertification } from './certification';
import { guessStreaming, type Offers } from './streaming';

/**
 * A movie's card, stored and sent with marks, so that every device can show the movie without TMDB. `year` is 0 if
 * unknown, `rating` has one decimal (0 to 10), `posterPath` is TMDB's path ('/abc.jpg') or null, `description` may be
 * empty.
 */
export interface MovieSummary {
  readonly title: string;
  readonly year: number;
  readonly rating: number;
  readonly genres: readonly string[];
  readonly description: string;
  readonly posterPath: string | null;
  /** Language of title and description, as a TMDB parameter; missing for English. */
  readonly language?: MovieLanguage;
}

/** A movie's card with its TMDB id. */
export interface IdentifiedMovie extends MovieSummary {
  readonly id: number;
}

/** A movie in lists and results (specification, section 3, 'Movie as shown'). */
export interface Movie extends IdentifiedMovie {
  /** Embed URL of the trailer; empty if unknown. */
  readonly trailerUrl: string;
  /** Embed URLs of further trailers; missing if there are none. */
  readonly otherTrailers?: readonly string[];
  /** G, PG, PG-13, R and so on; empty if unknown. */
  readonly certification: string;
  /** Whether `certification` is an estimate from the genres. */
  readonly certificationEstimated: boolean;
  readonly streamingOn: readonly string[];
  /** Whether `streamingOn` is an estimate from the release year. */
  readonly streamingEstimated: boolean;
  /** Which of them cost nothing; missing if none does. */
  readonly streamingOffers?: Offers | undefined;
  /** ISO date; missing if only the year is known. */
  readonly releaseDate?: string;
  /** The country of the services, an ISO 3166-1 code; missing for the United States. */
  readonly streamingIn?: string | undefined;
  /** Minutes; missing if unknown. */
  readonly runtime?: number;
  readonly rank?: number;
  /** The description is the English one, since there is none in `language`. */
  readonly untranslated?: boolean;
}

/** A movie of a TMDB list, parsed: the input of rules and scores. */
export interface Candidate {
  readonly id: number;
  readonly title: string;
  readonly overview: string;
  /** ISO date, or empty if unknown. */
  readonly releaseDate: string;
  readonly voteAverage: number;
  readonly voteCount: number;
  readonly popularity: number;
  readonly genreIds: readonly number[];
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** Language of title and overview, as a TMDB parameter; missing for English. */
  readonly translation?: MovieLanguage;
  /** ISO 639-1 code; missing if unknown. */
  readonly originalLanguage?: string;
}

/** Guards an optional language of texts. */
export function isLanguageOrMissing(value: unknown): boolean {
  return value === undefined || MOVIE_LANGUAGES.some((one) => one === value);
}

/** The year of an ISO date, or 0. */
export function releaseYear(releaseDate: string): number {
  const year = Number(releaseDate.slice(0, 4));
  return Number.isInteger(year) ? year : 0;
}

/** Rounds a rating to one decimal, as it's shown. */
export function oneDecimal(rating: number): number {
  return Math.round(rating * 10) / 10;
}

/** Names of genres; unknown ids are skipped, and Drama is the default. */
function genreNames(genreIds: readonly number[], names: ReadonlyMap<number, string> = DISPLAY_GENRES): string[] {
  const known = genreIds.map((id) => names.get(id)).filter((name) => name !== undefined);
  return known.length === 0 ? [DEFAULT_GENRE] : known;
}

/**
 * Converts a candidate, with estimates for certification and streaming.
 * @param names the genre names to use
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
    ...(candidate.translation && { language: candidate.translation }),
    trailerUrl: '',
    certification: guessCertification(candidate.genreIds),
    certificationEstimated: true,
    streamingOn: guessStreaming(year, candidate.genreIds),
    streamingEstimated: true,
    releaseDate: candidate.releaseDate,
  };
}

/** Converts a stored movie, whose genres are names, with estimates for certification and streaming. */
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

/** The summary of a movie, without further fields, to be stored and sent with a mark. */
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

/** Whether a value is a valid TMDB id: a positive integer. */
export function isMovieId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Parses a movie id in a URL, or null: digits only, so that each movie has one URL. */
export function movieIdOf(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : null;
  return isMovieId(id) ? id : null;
}

/** Whether a movie was released by the day of `now` (ISO date or timestamp); not if its date is unknown. */
export function isReleased(candidate: Candidate, now: string): boolean {
  return candidate.releaseDate !== '' && candidate.releaseDate <= now;
}

/** Bayesian average of the movie's rating, from 0 to 10. */
export function provenRating({ voteAverage, voteCount }: Candidate): number {
  const { average, votes } = RATING_PRIOR;
  return (voteAverage * voteCount + average * votes) / (voteCount + votes);
}

export type RatingTier = (typeof RATING_TIERS)[number]['tier'] | 'below-average';

/** The tier of a rating from 0 to 10. */
export function ratingTier(rating: number): RatingTier {
  return RATING_TIERS.find(({ from }) => rating >= from)?.tier ?? 'below-average';
}

/** The eras in the order in which `mixEras` alternates. */
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
