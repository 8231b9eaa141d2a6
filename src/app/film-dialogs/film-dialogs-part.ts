import { lazyComponent } from '../../components/lazy-component';

/** The movie dialogs, which are loaded when an address asks for one. */
export const MovieDialogs = lazyComponent(
  () => import('./film-dialogs'),
  (file) => file.MovieDialogs,
);
