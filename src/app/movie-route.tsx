import { useRef } from 'react';
import { useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { FILM_DIALOG } from '../config/messages/film-dialog';
import { WATCHED } from '../config/messages/watched';
import { movieIdOf } from '../domain/movie-id';
import { FavoriteAction } from '../features/marks/favorite-action';
import { WatchedAction } from '../features/marks/watched-action';
import { NoMovieId } from '../features/movie/movie-failure';
import { MovieScreen } from '../features/movie/movie-screen';
import { FilmTrailer } from '../features/trailer/film-trailer';
import { isTrailerOpen, searchWithoutTrailer, searchWithTrailer } from './film-address';
import { pushedState, wasPushed } from './film-state';
import { QueryProvider } from './query-provider';

/** /movie/{id}: a film's own screen, or why there is none. */
export function MovieRoute() {
  const { id: text = '' } = useParams();
  const id = movieIdOf(text);
  return id === null ? <NoMovieId /> : <Movie key={id} id={id} />;
}

/** The film, and its trailer on top at an address of its own, so that Back closes it. */
function Movie({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state, key } = location;
  const left = useRef<string | null>(null);

  function closeTrailer() {
    // Going back takes a moment, in which Escape can be pressed again: that must not leave the screen as well.
    if (left.current === key) return;
    left.current = key;
    if (wasPushed(state)) void navigate(-1);
    else void navigate({ search: searchWithoutTrailer(search) }, { replace: true });
  }

  return (
    <QueryProvider>
      <MovieScreen
        id={id}
        renderMarks={(film) => (
          <>
            <FavoriteAction film={film} />
            <WatchedAction film={film} markedLabel={WATCHED.remove} />
          </>
        )}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: pushedState(state, null) })}
      />
      {isTrailerOpen(search) && <FilmTrailer id={id} title={FILM_DIALOG.title} onClose={closeTrailer} />}
    </QueryProvider>
  );
}
