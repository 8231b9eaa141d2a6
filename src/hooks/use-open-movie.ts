import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { CardMovie } from '../components/movie/movie-card';
import { toasts } from '../components/toast';
import { isMovieId } from '../domain/movies/movie';
import { MOVIE_DIALOG } from '../i18n/messages/movie-dialog';
import { navigationState, wasPushed } from './movie-state';
import { searchWithMovie } from './movie-url';

/**
 * A function that opens a movie's details over the screen: a history entry of its own, whose address can be shared and
 * which Back leaves. The card goes along, so that its content is there at once. The function stays the same while the
 * screen does, so that opening a movie does not draw every card of a list anew.
 */
export function useOpenMovie(): (movie: CardMovie) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const here = useRef(location);

  useEffect(() => {
    here.current = location;
  }, [location]);

  return useCallback(
    (movie) => {
      const { search, state } = here.current;
      if (!isMovieId(movie.id)) toasts.show({ kind: 'error', text: MOVIE_DIALOG.noId });
      else void navigate({ search: searchWithMovie(search, movie.id) }, { state: navigationState(state, movie) });
    },
    [navigate],
  );
}

/**
 * Closes what has an entry of the history's own. The function that it gives goes back where the application opened the
 * entry; where its address was opened by itself, nothing lies behind it, and the query that is given takes its place.
 */
export function useCloseEntry(): (queryWithout: string) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Forward leads to the same entry again, where it is closed anew.
    left.current = null;
  }, [key]);

  return useCallback(
    (search) => {
      // Going back takes a moment, in which Escape can be pressed again: that must not leave the screen as well.
      if (left.current === key) return;
      left.current = key;
      if (wasPushed(state)) void navigate(-1);
      else void navigate({ search }, { replace: true });
    },
    [navigate, state, key],
  );
}
