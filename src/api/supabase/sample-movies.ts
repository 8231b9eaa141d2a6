import { SAMPLE_LIMIT, SAMPLE_MIN_RATING } from '../../config/landing';
import { isMovieId, type MovieSummary, oneDecimal } from '../../domain/movies/movie';
import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { ok, type Result } from '../../domain/values/result';
import { type ApiConfig, staticToken } from './http';
import { postgrest, rowsIn } from './postgrest';

/** A row of the table movies. */
export interface SampleMovie extends MovieSummary {
  readonly id: number;
}

/** The path of a poster URL as stored in the table; null for any other. */
function posterPathOf(address: unknown): string | null {
  const match = typeof address === 'string' ? /^https:\/\/image\.tmdb\.org\/t\/p\/\w+(\/[\w.-]+)$/.exec(address) : null;
  return match?.[1] ?? null;
}

function parseRow(row: unknown): SampleMovie | null {
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

/** The best rated movies of the table movies, fetched anonymously (specification, section 7: sample results). */
export async function fetchSampleMovies(api: ApiConfig): Promise<Result<readonly SampleMovie[], RequestFailure>> {
  const response = await postgrest(api, staticToken(api.anonKey), {
    from: 'movies',
    params: {
      select: 'id,title,year,rating,genres,description,poster_url',
      rating: `gte.${SAMPLE_MIN_RATING}`,
      order: 'rating.desc',
      limit: String(SAMPLE_LIMIT),
    },
  });
  return response.ok ? ok(rowsIn(response.value.data, parseRow)) : response;
}
