import { matchPath, type Path } from 'react-router-dom';
import { ownPath } from '../../config/environment';
import { MOVIE_ROUTE } from '../../config/routes';
import { movieIdOf } from '../../domain/movies/movie';
import { parseMovieUrl } from '../../hooks/movie-url';
import { MovieDialogs } from '../movie-dialogs/movie-dialogs-boundary';
import { componentsOf } from '../routes/route-table';

/** The transition of a navigation: to another screen, or a movie dialog opening or closing over the same one. */
export interface Transition {
  readonly kind: 'screen' | 'dialog';
  /** TMDB id of the movie whose poster moves; null if there is none. */
  readonly movie: number | null;
  /** Loads the chunks to render, rejects with ChunkLoadError; null if all are loaded. */
  readonly preload: (() => Promise<unknown>) | null;
}

type Address = Pick<Path, 'pathname' | 'search'>;

function movieOfScreen({ pathname }: Address): number | null {
  return movieIdOf(matchPath(ownPath(MOVIE_ROUTE), pathname)?.params.id ?? '');
}

function preloadFor({ pathname }: Address, movie: number | null): Transition['preload'] {
  const missing = [...componentsOf(pathname), ...(movie === null ? [] : [MovieDialogs])].filter(
    (part) => !part.isLoaded(),
  );
  return missing.length === 0 ? null : () => Promise.all(missing.map((part) => part.preload()));
}

/** @returns null if there is nothing to animate, as when a list is sorted */
export function transitionFor(from: Address, to: Address): Transition | null {
  const before = parseMovieUrl(from.search)?.id ?? null;
  const after = parseMovieUrl(to.search)?.id ?? null;
  if (from.pathname !== to.pathname)
    return {
      kind: 'screen',
      movie: movieOfScreen(to) ?? before ?? movieOfScreen(from),
      preload: preloadFor(to, after),
    };
  if (before === after) return null;
  return { kind: 'dialog', movie: after ?? before, preload: preloadFor(to, after) };
}
