import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyComponent } from '../../components/lazy-component';
import { toasts } from '../../components/toast';
import { parseMovieUrl } from '../../hooks/movie-url';
import { APP } from '../../i18n/messages/shell';

/** Loads the movie dialogs when the URL asks for one: `?movie=603`, `?movie=603&trailer=1`. */
export function MovieDialogBoundary() {
  const { search } = useLocation();
  const address = parseMovieUrl(search);
  if (address === null) return null;
  return (
    // The chunk may fail to load, as after an update; the screen behind stays usable.
    <ErrorBoundary
      key={address.id}
      fallback={() => null}
      onError={() => toasts.show({ kind: 'error', text: APP.partMissingHint(navigator.onLine) })}
    >
      <Suspense>
        <MovieDialogs address={address} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The movie dialogs, loaded on demand. */
export const MovieDialogs = lazyComponent(
  () => import('../../features/movie/movie-dialog'),
  (file) => file.MovieDialogs,
);
