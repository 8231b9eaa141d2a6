import { MOVIE_LANGUAGES } from '../config/streaming';
import { isMovieId } from '../domain/movies/movie';
import { parseOffers } from '../domain/movies/streaming';
import { isRecord } from '../domain/values/guards';
import type { CardMovie } from '../components/movie/movie-card';

/** Key of the pressed card in the navigation state, so that it shows before anything is loaded. */
const PUSHED = 'movieDialog';

/**
 * Navigation state of a movie dialog's history entry.
 * @param state of the entry it was opened from; kept
 */
export function navigationState(state: unknown, movie: CardMovie | null): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [PUSHED]: movie ?? true };
}

/** True if the application pushed this entry, so that Back returns to the screen. */
export function wasPushed(state: unknown): boolean {
  return isRecord(state) && PUSHED in state;
}

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** The pressed card; null if there is none for this movie. */
export function movieInState(state: unknown, id: number): CardMovie | null {
  const movie = movieIn(isRecord(state) ? state[PUSHED] : null);
  return movie?.id === id ? movie : null;
}

/** Parses a movie from the navigation state, which survives reloads and updates; null if invalid. */
export function movieIn(movie: unknown): CardMovie | null {
  if (!isRecord(movie) || !isMovieId(movie['id'])) return null;
  const {
    id,
    title,
    year,
    rating,
    description,
    posterPath,
    certification,
    certificationEstimated,
    streamingEstimated,
    streamingIn,
  } = movie;
  const language = MOVIE_LANGUAGES.find((one) => one === movie['language']);
  const genres = texts(movie['genres']);
  const streamingOn = texts(movie['streamingOn']);
  if (typeof title !== 'string' || typeof year !== 'number' || typeof rating !== 'number' || genres === null)
    return null;
  return {
    id,
    title,
    year,
    rating,
    genres,
    description: typeof description === 'string' ? description : '',
    posterPath: typeof posterPath === 'string' ? posterPath : null,
    ...(typeof certification === 'string'
      ? { certification, certificationEstimated: certificationEstimated !== false }
      : {}),
    ...(streamingOn === null ? {} : { streamingOn, streamingEstimated: streamingEstimated !== false }),
    ...(typeof streamingIn === 'string' && { streamingIn }),
    ...('streamingOffers' in movie && { streamingOffers: parseOffers(movie['streamingOffers']) }),
    ...(typeof movie['releaseDate'] === 'string' && { releaseDate: movie['releaseDate'] }),
    ...(language && { language }),
  };
}
