import { isMovieId } from '../../domain/film/movie-id';
import { isRecord } from '../../domain/values/record';
import type { CardFilm } from '../../ui/film/film-card';

/** Where the navigation state keeps the card that was pressed, so that it is shown before anything is loaded. */
const PUSHED = 'filmDialog';

/**
 * Navigation state of an entry that a film dialog was opened with: Back leads out of it.
 * @param state state of the entry it was opened from; what it holds stays
 */
export function pushedState(state: unknown, film: CardFilm | null): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [PUSHED]: film ?? true };
}

/** Whether the application itself opened the dialog on this entry, so that the entry before it is the screen. */
export function wasPushed(state: unknown): boolean {
  return isRecord(state) && PUSHED in state;
}

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** The pressed card; null where there is none for this film. */
export function pushedFilm(state: unknown, id: number): CardFilm | null {
  const film = filmIn(isRecord(state) ? state[PUSHED] : null);
  return film?.id === id ? film : null;
}

/** A film of a navigation state, or null where it is none: the state survives reloads and updates, so it is checked. */
export function filmIn(film: unknown): CardFilm | null {
  if (!isRecord(film) || !isMovieId(film['id'])) return null;
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
  } = film;
  const genres = texts(film['genres']);
  const streamingOn = texts(film['streamingOn']);
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
