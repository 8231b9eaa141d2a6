import { lazyComponent } from '../loading/lazy-part';

/** The film dialogs, which are loaded when an address asks for one. */
export const FilmDialogs = lazyComponent(
  () => import('./film-dialogs'),
  (file) => file.FilmDialogs,
);
