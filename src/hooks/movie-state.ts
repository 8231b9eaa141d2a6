import { isMovieId } from '../domain/movies/movie';
import { isRecord } from '../domain/values/guards';
import type { CardMovie } from '../components/movie/movie-card';

/** Where the navigation state keeps the card that was pressed, so that it is shown before anything is loaded. */
const PUSHED = 'movieDialog';

/**
 * Navigation state of an entry that a movie dialog was opened with: Back leads out of it.
 * @param state state of the entry it was opened from; what it holds stays
 */
export function navigationState(state: unknown, movie: CardMovie | null): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [PUSHED]: movie ?? true };
}

/** Whether the application itself opened the dialog on this entry, so that the entry before it is the screen. */
export function wasPushed(state: unknown): boolean {
  return isRecord(state) && PUSHED in state;
}

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** The pressed card; null where there is none for this movie. */
export function movieInState(state: unknown, id: number): CardMovie | null {
  const movie = movieIn(isRecord(state) ? state[PUSHED] : null);
  return movie?.id === id ? movie : null;
}

/** A movie of a navigation state, or null where it is none: the state survives reloads and updates, so it is checked. */
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
  };
}
