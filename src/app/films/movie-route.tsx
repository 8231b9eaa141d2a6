import { useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { movieIdOf } from '../../domain/movies/movie';
import { MarkAction, ShelfMarks } from '../../marks/mark-button';
import { NoMovieId } from '../../features/movie/movie-failure';
import { MovieScreen } from '../../features/movie/movie-screen';
import { ShareAction } from '../../features/share/share-action';
import { MovieTrailer } from '../../features/trailer/film-trailer';
import { isTrailerOpen, searchWithoutTrailer, searchWithTrailer } from '../../hooks/movie-url';
import { pushedState } from '../../hooks/movie-state';
import { useCloseEntry, useOpenMovie } from '../../hooks/use-open-movie';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { QueryProvider } from '../../hooks/query-provider';

const MoreLikeThis = lazyComponent(
  () => import('../../features/taste/more-like-this'),
  (file) => file.MoreLikeThis,
);

/** /movie/{id}: a movie's own screen, or why there is none. */
export function MovieRoute() {
  const { id: text = '' } = useParams();
  const id = movieIdOf(text);
  return id === null ? <NoMovieId /> : <Movie key={id} id={id} />;
}

/** The movie, and its trailer on top at an address of its own, so that Back closes it. */
function Movie({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const openMovie = useOpenMovie();

  return (
    <QueryProvider>
      <MovieScreen
        id={id}
        renderActions={(movie) => (
          <>
            <MarkAction kind="favorite" movie={movie} />
            <MarkAction kind="watched" movie={movie} />
            <MarkAction kind="dismissed" movie={movie} />
            <ShareAction movie={movie} />
          </>
        )}
        more={
          <Optional>
            <MoreLikeThis id={id} onOpen={openMovie} renderMarks={(movie) => <ShelfMarks movie={movie} />} />
          </Optional>
        }
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: pushedState(state, null) })}
      />
      {isTrailerOpen(search) && (
        <MovieTrailer id={id} title={MOVIE_DIALOG.title} onClose={() => close(searchWithoutTrailer(search))} />
      )}
    </QueryProvider>
  );
}
