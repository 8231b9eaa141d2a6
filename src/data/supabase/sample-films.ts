import { SAMPLE_LIMIT, SAMPLE_MIN_RATING } from '../../config/landing';
import type { FilmCard } from '../../domain/film';
import { oneDecimal } from '../../domain/film-of';
import { isMovieId } from '../../domain/movie-id';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import { visitorTables, type PublicSource } from './tables';

/** A film of the table movies. */
export interface SampleFilm extends FilmCard {
  readonly id: number;
}

/** The movie database's path in the one form that the table stores poster addresses in; null for anything else. */
function posterPathOf(address: unknown): string | null {
  const match = typeof address === 'string' ? /^https:\/\/image\.tmdb\.org\/t\/p\/\w+(\/[\w.-]+)$/.exec(address) : null;
  return match?.[1] ?? null;
}

function parseRow(row: unknown): SampleFilm | null {
  if (!isRecord(row) || !isMovieId(row['id']) || typeof row['title'] !== 'string') return null;
  const { id, title, year, genres, description } = row;
  // PostgREST sends a numeric column as a number; drivers under it may send text.
  const rating = Number(row['rating']);
  return {
    id,
    title,
    year: typeof year === 'number' ? year : 0,
    rating: Number.isFinite(rating) ? oneDecimal(rating) : 0,
    genres: Array.isArray(genres) ? genres.filter((genre) => typeof genre === 'string') : [],
    description: typeof description === 'string' ? description : '',
    posterPath: posterPathOf(row['poster_url']),
  };
}

/** The best rated films of the table movies, asked for as a visitor (specification, section 7: sample results). */
export async function fetchSampleFilms(
  source: PublicSource,
): Promise<Result<readonly SampleFilm[], 'offline' | 'server'>> {
  const { data, error, status } = await visitorTables(source)
    .from('movies')
    .select('id, title, year, rating, genres, description, poster_url')
    .gte('rating', SAMPLE_MIN_RATING)
    .order('rating', { ascending: false })
    .limit(SAMPLE_LIMIT);
  if (error) return fail(status === 0 ? 'offline' : 'server');
  const rows: readonly unknown[] = data;
  return ok(rows.map(parseRow).filter((film) => film !== null));
}
