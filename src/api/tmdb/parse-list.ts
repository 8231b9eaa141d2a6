import { MAX_RATING } from '../../config/tmdb';
import type { Candidate } from '../../domain/movies/movie';
import { isRecord } from '../../domain/values/guards';
import { dateOf, idOf, imagePathOf, listOf, numberOf, textOf, titleOf } from '../../domain/values/fields';

/** One page of a movie list. */
export interface ListPage {
  readonly page: number;
  readonly movies: readonly Candidate[];
  readonly totalPages: number;
}

/** Parses a movie of a list; null without an id or title, and for adult movies, which several lists can't exclude. */
function parseCandidate(item: unknown): Candidate | null {
  if (!isRecord(item) || item['adult'] === true) return null;
  const id = idOf(item['id']);
  const title = titleOf(item['title']);
  if (id === null || title === '') return null;
  const originalLanguage = textOf(item['original_language']);
  return {
    id,
    title,
    overview: textOf(item['overview']).trim(),
    releaseDate: dateOf(item['release_date']),
    voteAverage: numberOf(item['vote_average'], MAX_RATING),
    voteCount: numberOf(item['vote_count']),
    popularity: numberOf(item['popularity']),
    genreIds: listOf(item['genre_ids'], idOf) ?? [],
    posterPath: imagePathOf(item['poster_path']),
    backdropPath: imagePathOf(item['backdrop_path']),
    ...(originalLanguage !== '' && { originalLanguage }),
  };
}

/** The movies found by another site's id; null if the body is malformed. */
export function parseFoundMovies(body: unknown): readonly Candidate[] | null {
  return isRecord(body) ? listOf(body['movie_results'], parseCandidate) : null;
}

/** The names of a page of series; null if it's malformed. */
export function parseSeriesNames(body: unknown): readonly string[] | null {
  return isRecord(body) ? listOf(body['results'], (item) => (isRecord(item) ? textOf(item['name']) : null)) : null;
}

/** A page of movies; null if it's malformed. */
export function parseListPage(body: unknown): ListPage | null {
  if (!isRecord(body)) return null;
  const movies = listOf(body['results'], parseCandidate);
  if (movies === null) return null;
  return { page: Math.max(1, numberOf(body['page'])), movies, totalPages: numberOf(body['total_pages']) };
}
