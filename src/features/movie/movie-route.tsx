import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { movieIdOf } from '../../domain/movies/movie';
import { navigationState } from '../../hooks/movie-state';
import { isTrailerOpen, searchWithoutTrailer, searchWithTrailer } from '../../hooks/movie-url';
import { QueryProvider } from '../../hooks/query-provider';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { NoMovieId } from './movie-failure';
import { MovieScreen } from './movie-screen';
import { MovieTrailer } from './movie-trailer';

/** /movie/{id}: a movie's own screen, or why there is none. */
export function MovieRoute() {
  const { id: text = '' } = useParams();
  const id = movieIdOf(text);
  return id === null ? <NoMovieId /> : <Movie key={id} id={id} />;
}

/** The movie, with its trailer at its own URL, so that Back closes it. */
function Movie({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();

  return (
    <QueryProvider>
      <MovieScreen
        id={id}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: navigationState(state, null) })}
      />
      {isTrailerOpen(search) && (
        <MovieTrailer id={id} title={MOVIE_DIALOG.title} onClose={() => close(searchWithoutTrailer(search))} />
      )}
    </QueryProvider>
  );
}
