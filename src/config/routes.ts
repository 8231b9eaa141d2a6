/** Every address of the application (specification, section 2), and what a member has beyond it. */
export const ROUTES = {
  landing: '/',
  dashboard: '/dashboard',
  engine: '/engine',
  collection: '/collection',
  profile: '/profile',
  favorites: '/profile/favorites',
  watched: '/profile/watched',
  badges: '/profile/badges',
  history: '/profile/history',
  stats: '/profile/stats',
  settings: '/profile/settings',
  sync: '/profile/sync',
  data: '/profile/data',
  charts: '/charts',
  top50: '/charts/movies/top50',
  open: '/open',
  together: '/together',
  services: '/services',
  login: '/login',
  join: '/join',
  authResetPassword: '/auth/reset-password',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Where each kind of mark with a screen of its own has it; the kinds are those of `domain/marks/mark-kinds`. */
export const MARKED_SCREENS = { favorite: ROUTES.favorites, watched: ROUTES.watched } as const;

/**
 * Screens that visitors come to first: the build draws each of them into a page of its own. None with a form: sent before the
 * scripts have come, it would put what was typed into the address.
 */
export const DRAWN_SCREENS = [ROUTES.landing, ROUTES.charts, ROUTES.privacy, ROUTES.terms] as const;

/**
 * Address of a movie's own screen.
 * @param id the movie database's id
 */
export function moviePath(id: number): string {
  return `/movie/${id}`;
}

/** Route pattern of a movie's own screen. */
export const MOVIE_ROUTE = '/movie/:id';

/** Search parameters that open the movie dialogs over any screen: `?movie=603`, and `&trailer=1` on top of it. */
export const MOVIE_PARAMETER = 'movie';
export const TRAILER_PARAMETER = 'trailer';
export const TRAILER_OPEN = '1';

/** Search parameter that opens the movies found last over the questionnaire: `?results=1`. */
export const RESULTS_PARAMETER = 'results';
export const RESULTS_OPEN = '1';

/** Search parameters of the lists of marked movies: `?title=heat&sort=year&genre=Crime&decade=1990`. */
export const LIST_PARAMETERS = { text: 'title', sort: 'sort', genre: 'genre', decade: 'decade' } as const;

/** Milliseconds after the last keystroke before the address takes it: some browsers allow 100 changes in half a minute. Chosen. */
export const TYPING_PAUSE_MS = 400;

/** Names of the parts in which systems hand over what is shared with an installed application (its manifest names them too). */
export const SHARED_PARTS = { title: 'title', text: 'text', address: 'url' } as const;

/** The scheme of links that open in an installed application, as the manifest has it. */
export const LINK_SCHEME = 'web+matinee:';

/** Characters of what is shared that are read: titles and addresses are shorter. Chosen. */
export const SHARED_LENGTH = 500;

/** Movies on the device to choose from by a title, at most. Chosen as a page of the movie database's. */
export const TITLED_MOVIES = 20;
