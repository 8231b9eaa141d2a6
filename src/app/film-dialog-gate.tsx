import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { filmAddress } from './film-address';

const FilmDialogs = lazy(() => import('./film-dialogs').then((module) => ({ default: module.FilmDialogs })));

/** Loads the film dialogs when an address asks for one: `?film=603`, `?film=603&trailer=1`. */
export function FilmDialogGate() {
  const address = filmAddress(useLocation().search);
  return (
    address && (
      <Suspense>
        <FilmDialogs address={address} />
      </Suspense>
    )
  );
}
