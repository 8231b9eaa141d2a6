import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { MOVIE_DIALOG } from '../../i18n/messages/movie-dialog';
import { TRAILER } from '../../i18n/messages/movies';
import { MovieDialog } from '../../features/movie/movie-dialog';
import { MarkAction } from '../../marks/mark-button';
import { MovieTrailer } from '../../features/movie/movie-trailer';
import { toasts } from '../../components/toast';
import { searchWithoutMovie, searchWithoutTrailer, searchWithTrailer, type MovieUrl } from '../../hooks/movie-url';
import { movieInState, navigationState } from '../../hooks/movie-state';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { QueryProvider } from '../../hooks/query-provider';

/** The dialogs the URL asks for: a movie's details, with its trailer on top. */
export function MovieDialogs({ address }: { readonly address: MovieUrl }) {
  const { id, trailer } = address;
  return id === null ? <NoSuchMovie trailer={trailer} /> : <OpenMovie key={id} id={id} trailer={trailer} />;
}

function OpenMovie({ id, trailer }: { readonly id: number; readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const card = movieInState(state, id);

  return (
    <QueryProvider>
      <MovieDialog
        id={id}
        card={card}
        renderMarks={(movie) => (
          <>
            <MarkAction kind="favorite" movie={movie} />
            <MarkAction kind="watched" movie={movie} markedLabel={MOVIE_DIALOG.watched} />
          </>
        )}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: navigationState(state, card) })}
        onClose={() => close(searchWithoutMovie(search))}
      />
      {trailer && (
        <MovieTrailer
          id={id}
          title={card?.title ?? MOVIE_DIALOG.title}
          onClose={() => close(searchWithoutTrailer(search))}
        />
      )}
    </QueryProvider>
  );
}

/** The URL's movie id is invalid: show one toast and remove the parameters. */
function NoSuchMovie({ trailer }: { readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;

  const rejectUrl = useEffectEvent(() => {
    toasts.show({ kind: 'error', text: trailer ? TRAILER.noId : MOVIE_DIALOG.noId });
    void navigate({ search: searchWithoutMovie(search) }, { replace: true, state });
  });
  useEffect(() => rejectUrl(), []);
  return null;
}
