import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MESSAGES } from '../config/messages';
import { isMovieId } from '../domain/movie-id';
import type { CardFilm } from '../ui/film-card';
import { toasts } from '../ui/toast';
import { searchWithFilm } from './film-address';
import { pushedState } from './film-state';

/**
 * A function that opens a film's details over the screen: a history entry of its own, whose address can be shared and
 * which Back leaves. The card goes along, so that its content is there at once.
 */
export function useOpenFilm(): (film: CardFilm) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return useCallback(
    (film) => {
      if (isMovieId(film.id)) void navigate({ search: searchWithFilm(search, film.id) }, { state: pushedState(state, film) });
      else toasts.show({ kind: 'error', text: MESSAGES.filmDialog.noId });
    },
    [navigate, search, state],
  );
}
