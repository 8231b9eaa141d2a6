import { PINNED_DETAILS } from '../config/cache';
import { DISPLAY_GENRES } from '../config/genres';
import { RESULT_COUNT } from '../config/recommend';
import type { CachedMovie } from '../domain/browsing-cache/cached-movie';
import { isForCountry, type MovieMetadata } from '../domain/movies/metadata';
import type { Candidate } from '../domain/movies/movie';
import type { StreamedBy } from '../domain/movies/movie-query';
import type { MovieDetails } from '../domain/movies/movie-details';
import type { QuestionnaireAnswers } from '../domain/questionnaire/answers';
import { passesMetadata } from '../domain/recommend/metadata-filter';
import { candidateRule } from '../domain/recommend/recommend';
import { markedWith, newestMarked } from './marks';
import type { MemberDatabase, MovieRow } from './member-database';

/** A movie of the watchlist as a candidate of a search. */
export interface WatchlistMovie extends CachedMovie {
  readonly onWatchlist: true;
}

function candidateOfDetails(details: MovieDetails): Candidate {
  const { id, title, overview, releaseDate, voteAverage, voteCount, genres, posterPath } = details;
  const genreIds = genres.map((genre) => genre.id);
  const listed = { id, title, overview, releaseDate, voteAverage, voteCount, genreIds, posterPath };
  return { ...listed, popularity: 0, backdropPath: null };
}

/** A candidate of a card, whose day of release and votes aren't known: the day is the last of its year. */
function candidateOfCard({ id, title, description, year, rating, genres, posterPath }: MovieRow): Candidate {
  return {
    id,
    title,
    overview: description,
    releaseDate: year > 0 ? `${year}-12-31` : '',
    voteAverage: rating,
    voteCount: 0,
    popularity: 0,
    genreIds: [...DISPLAY_GENRES].filter(([, name]) => genres.includes(name)).map(([genre]) => genre),
    posterPath,
    backdropPath: null,
  };
}

function isStreamedBy(metadata: MovieMetadata | null, { country, services }: StreamedBy): boolean {
  if (metadata === null || !isForCountry(metadata, country)) return false;
  return metadata.providers?.some(({ id }) => services.includes(id)) === true;
}

/** The search that the movies are for. */
export interface WatchlistSearch {
  readonly answers: QuestionnaireAnswers;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The services that must have them, as far as stored details say; null for any. */
  readonly streamed: StreamedBy | null;
}

/**
 * The movies of the member's watchlist that fit the answers as far as the device knows, newest first, without watched
 * and dismissed ones. Of those without stored details only the newest RESULT_COUNT: checking them takes a request each.
 */
export async function readWatchlistMovies(
  database: MemberDatabase,
  { answers, now, streamed }: WatchlistSearch,
): Promise<readonly WatchlistMovie[]> {
  const marked = await newestMarked(database, PINNED_DETAILS, ['watchlist']);
  const rows = await database.details.bulkGet(marked.map(({ movieId }) => movieId));
  const unwanted = await markedWith(database, ({ excluded }) => excluded === 'everywhere');
  const mayMatch = candidateRule(answers, now);
  const movies = marked.flatMap(({ movieId, ts, movie: card }, index): WatchlistMovie[] => {
    const row = rows[index];
    const metadata = row?.details.metadata ?? null;
    const candidate = row ? candidateOfDetails(row.details) : card && candidateOfCard(card);
    if (candidate === null || unwanted.has(movieId) || !mayMatch(candidate)) return [];
    if (streamed !== null && !isStreamedBy(metadata, streamed)) return [];
    const movie = { ...candidate, onWatchlist: true, themes: [], ratings: null, seenAt: row?.fetchedAt ?? ts } as const;
    return metadata === null || passesMetadata(movie, answers, metadata, now) ? [{ ...movie, metadata }] : [];
  });
  const unchecked = movies.filter(({ metadata }) => metadata === null).slice(RESULT_COUNT);
  return movies.filter((movie) => !unchecked.includes(movie));
}
