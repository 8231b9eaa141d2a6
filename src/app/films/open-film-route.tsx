import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { moviePath, SHARED_PARTS } from '../../config/routes';
import { useSharedMovie } from '../../data/hooks/films/use-shared-film';
import { readSharedMovie, type SharedMovie } from '../../domain/movies/share-target';
import { OpenMovieScreen } from '../../features/open-film/open-film-screen';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { QueryProvider } from '../../hooks/query-provider';

/** /open: where systems bring what is shared with the installed application, and links of its own scheme. */
export function OpenMovieRoute() {
  const [parameters] = useSearchParams();
  const title = parameters.get(SHARED_PARTS.title) ?? '';
  const text = parameters.get(SHARED_PARTS.text) ?? '';
  const address = parameters.get(SHARED_PARTS.address) ?? '';
  const shared = useMemo(
    () => readSharedMovie({ title, text, address }, window.location.origin),
    [title, text, address],
  );
  // In place of this address, so that Back does not lead here again.
  if (shared.kind === 'movie') return <Navigate to={moviePath(shared.id)} replace />;
  return (
    <QueryProvider>
      <Finding shared={shared} text={[title, text, address].find((part) => part !== '') ?? ''} />
    </QueryProvider>
  );
}

function Finding({ shared, text }: { readonly shared: SharedMovie; readonly text: string }) {
  const navigate = useNavigate();
  const openMovie = useOpenMovie();
  const found = useSharedMovie(shared);
  if (found.meant !== null) return <Navigate to={moviePath(found.meant)} replace />;

  function onFind(typed: string) {
    void navigate({ search: new URLSearchParams({ [SHARED_PARTS.text]: typed }).toString() });
  }

  return <OpenMovieScreen shared={shared} text={text} found={found} onFind={onFind} onOpen={openMovie} />;
}
