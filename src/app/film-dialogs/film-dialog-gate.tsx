import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FILM_DIALOG } from '../../words/en/film/film-dialog';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { toasts } from '../../ui/feedback/toast';
import { filmAddress } from './film-address';
import { FilmDialogs } from './film-dialogs-part';

/** Loads the film dialogs when an address asks for one: `?film=603`, `?film=603&trailer=1`. */
export function MovieDialogBoundary() {
  const { search } = useLocation();
  const address = filmAddress(search);
  if (address === null) return null;
  return (
    // The dialogs may fail to load, as after an update: the screen behind stays.
    <ErrorBoundary
      key={address.id}
      fallback={() => null}
      onError={() => toasts.show({ kind: 'error', text: FILM_DIALOG.failed })}
    >
      <Suspense>
        <FilmDialogs address={address} />
      </Suspense>
    </ErrorBoundary>
  );
}
