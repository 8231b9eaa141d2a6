import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { CardMovie } from '../components/movie/movie-card';
import { toasts } from '../components/toast';
import { isMovieId } from '../domain/movies/movie';
import { MOVIE_DIALOG } from '../i18n/messages/shell';
import { navigationState, wasPushed } from './movie-state';
import { searchWithMovie } from './movie-url';

/**
 * Returns a function that opens a movie's dialog over the screen, in its own history entry with a shareable URL. The
 * card is passed along and shows at once. The function is stable, so that opening a movie doesn't rerender the list.
 */
export function useOpenMovie(): (movie: CardMovie) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const latest = useRef(location);

  useEffect(() => {
    latest.current = location;
  }, [location]);

  return useCallback(
    (movie) => {
      const { search, state } = latest.current;
      if (!isMovieId(movie.id)) toasts.show({ kind: 'error', text: MOVIE_DIALOG.noId });
      else void navigate({ search: searchWithMovie(search, movie.id) }, { state: navigationState(state, movie) });
    },
    [navigate],
  );
}

/**
 * Returns a function that closes a dialog with its own history entry: goes back if the application pushed the entry,
 * else replaces it with the given query string.
 */
export function useCloseEntry(): (queryWithout: string) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const closedKey = useRef<string | null>(null);
  useEffect(() => {
    // Forward may return to this entry, which can then be closed again.
    closedKey.current = null;
  }, [key]);

  return useCallback(
    (search) => {
      // Going back is asynchronous: a second Escape meanwhile must not leave the screen as well.
      if (closedKey.current === key) return;
      closedKey.current = key;
      if (wasPushed(state)) void navigate(-1);
      else void navigate({ search }, { replace: true });
    },
    [navigate, state, key],
  );
}
