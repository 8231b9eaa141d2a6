import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FILM_DIALOG } from '../config/messages/film-dialog';
import { ErrorBoundary } from '../ui/error-boundary';
import { toasts } from '../ui/toast';
import { filmAddress } from './film-address';

const FilmDialogs = lazy(() => import('./film-dialogs').then((module) => ({ default: module.FilmDialogs })));

/** Loads the film dialogs when an address asks for one: `?film=603`, `?film=603&trailer=1`. */
export function FilmDialogGate() {
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
