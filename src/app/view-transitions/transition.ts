import { matchPath, type Path } from 'react-router-dom';
import { ownPath } from '../../config/environment';
import { MOVIE_ROUTE } from '../../config/routes';
import { movieIdOf } from '../../domain/movies/movie';
import { parseMovieUrl } from '../../hooks/movie-url';
import { MovieDialogs } from '../movie-dialogs/movie-dialogs-boundary';
import { componentsOf } from '../routes/route-table';

/** What a change of the address shows: another screen, or a movie's dialog that opens or closes over the same one. */
export interface Transition {
  readonly sort: 'place' | 'dialog';
  /** The movie database's id of the movie whose poster goes along; null where the move is about none. */
  readonly movie: number | null;
  /** Loads what is to be drawn, rejects with PartMissing; null where all of it is here. */
  readonly preload: (() => Promise<unknown>) | null;
}

type Address = Pick<Path, 'pathname' | 'search'>;

function movieOfScreen({ pathname }: Address): number | null {
  return movieIdOf(matchPath(ownPath(MOVIE_ROUTE), pathname)?.params.id ?? '');
}

function arriveAt({ pathname }: Address, movie: number | null): Transition['preload'] {
  const missing = [...componentsOf(pathname), ...(movie === null ? [] : [MovieDialogs])].filter(
    (part) => !part.isLoaded(),
  );
  return missing.length === 0 ? null : () => Promise.all(missing.map((part) => part.preload()));
}

/** @returns null where nothing moves, as when a list is sorted */
export function transitionFor(from: Address, to: Address): Transition | null {
  const before = parseMovieUrl(from.search)?.id ?? null;
  const after = parseMovieUrl(to.search)?.id ?? null;
  if (from.pathname !== to.pathname)
    return { sort: 'place', movie: movieOfScreen(to) ?? before ?? movieOfScreen(from), preload: arriveAt(to, after) };
  if (before === after) return null;
  return { sort: 'dialog', movie: after ?? before, preload: arriveAt(to, after) };
}
