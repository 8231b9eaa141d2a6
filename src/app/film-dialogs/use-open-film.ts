import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { FILM_DIALOG } from '../../words/en/film/film-dialog';
import { isMovieId } from '../../domain/film/movie-id';
import type { CardFilm } from '../../ui/film/film-card';
import { toasts } from '../../ui/feedback/toast';
import { searchWithFilm } from './film-address';
import { pushedState } from './film-state';

/**
 * A function that opens a film's details over the screen: a history entry of its own, whose address can be shared and
 * which Back leaves. The card goes along, so that its content is there at once. The function stays the same while the
 * screen does, so that opening a film does not draw every card of a list anew.
 */
export function useOpenFilm(): (film: CardFilm) => void {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const here = useRef(location);

  useEffect(() => {
    here.current = location;
  }, [location]);

  return useCallback(
    (film) => {
      const { search, state } = here.current;
      if (!isMovieId(film.id)) toasts.show({ kind: 'error', text: FILM_DIALOG.noId });
      else void navigate({ search: searchWithFilm(search, film.id) }, { state: pushedState(state, film) });
    },
    [navigate],
  );
}
