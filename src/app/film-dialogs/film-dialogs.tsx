import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { FILM_DIALOG } from '../../words/en/film/film-dialog';
import { TRAILER } from '../../words/en/film/trailer';
import { FilmDialog } from '../../features/film-dialog/film-dialog';
import { MarkAction } from '../../features/marks/mark-action';
import { FilmTrailer } from '../../features/trailer/film-trailer';
import { toasts } from '../../ui/feedback/toast';
import { searchWithoutFilm, searchWithoutTrailer, searchWithTrailer, type FilmAddress } from './film-address';
import { pushedFilm, pushedState } from './film-state';
import { useCloseEntry } from './use-close-entry';
import { QueryProvider } from '../loading/query-provider';

/** The dialogs that an address asks for: a film's details, and its trailer on top. */
export function FilmDialogs({ address }: { readonly address: FilmAddress }) {
  const { id, trailer } = address;
  return id === null ? <NoSuchFilm trailer={trailer} /> : <OpenFilm key={id} id={id} trailer={trailer} />;
}

function OpenFilm({ id, trailer }: { readonly id: number; readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const card = pushedFilm(state, id);

  return (
    <QueryProvider>
      <FilmDialog
        id={id}
        card={card}
        renderMarks={(film) => (
          <>
            <MarkAction kind="favorite" film={film} />
            <MarkAction kind="watched" film={film} markedLabel={FILM_DIALOG.watched} />
          </>
        )}
        onTrailer={() => void navigate({ search: searchWithTrailer(search) }, { state: pushedState(state, card) })}
        onClose={() => close(searchWithoutFilm(search))}
      />
      {trailer && (
        <FilmTrailer
          id={id}
          title={card?.title ?? FILM_DIALOG.title}
          onClose={() => close(searchWithoutTrailer(search))}
        />
      )}
    </QueryProvider>
  );
}

/** An address that names no film: it is said once, and the address put right. */
function NoSuchFilm({ trailer }: { readonly trailer: boolean }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;

  const refuse = useEffectEvent(() => {
    toasts.show({ kind: 'error', text: trailer ? TRAILER.noId : FILM_DIALOG.noId });
    void navigate({ search: searchWithoutFilm(search) }, { replace: true, state });
  });
  useEffect(() => refuse(), []);
  return null;
}
