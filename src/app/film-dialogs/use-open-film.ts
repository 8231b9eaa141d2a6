import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { isMovieId } from '../../domain/movies/movie';
import type { CardMovie } from '../../components/movie/movie-card';
import { toasts } from '../../components/toast';
import { searchWithMovie } from './film-address';
import { pushedState } from './film-state';

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
      else void navigate({ search: searchWithMovie(search, movie.id) }, { state: pushedState(state, movie) });
    },
    [navigate],
  );
}
