import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { moviePath } from '../../config/app/routes';
import { SHARED_PARTS } from '../../config/film/shared-film';
import { useSharedFilm } from '../../data/hooks/films/use-shared-film';
import { readSharedFilm, type SharedFilm } from '../../domain/film/shared-film';
import { OpenFilmScreen } from '../../features/open-film/open-film-screen';
import { useOpenFilm } from '../film-dialogs/use-open-film';
import { QueryProvider } from '../loading/query-provider';

/** /open: where systems bring what is shared with the installed application, and links of its own scheme. */
export function OpenFilmRoute() {
  const [parameters] = useSearchParams();
  const title = parameters.get(SHARED_PARTS.title) ?? '';
  const text = parameters.get(SHARED_PARTS.text) ?? '';
  const address = parameters.get(SHARED_PARTS.address) ?? '';
  const shared = useMemo(
    () => readSharedFilm({ title, text, address }, window.location.origin),
    [title, text, address],
  );
  // In place of this address, so that Back does not lead here again.
  if (shared.kind === 'film') return <Navigate to={moviePath(shared.id)} replace />;
  return (
    <QueryProvider>
      <Finding shared={shared} text={[title, text, address].find((part) => part !== '') ?? ''} />
    </QueryProvider>
  );
}

function Finding({ shared, text }: { readonly shared: SharedFilm; readonly text: string }) {
  const navigate = useNavigate();
  const openFilm = useOpenFilm();
  const found = useSharedFilm(shared);
  if (found.meant !== null) return <Navigate to={moviePath(found.meant)} replace />;

  function onFind(typed: string) {
    void navigate({ search: new URLSearchParams({ [SHARED_PARTS.text]: typed }).toString() });
  }

  return <OpenFilmScreen shared={shared} text={text} found={found} onFind={onFind} onOpen={openFilm} />;
}
