/** All routes (specification, section 2, and further ones for members). */
export const ROUTES = {
  landing: '/',
  dashboard: '/dashboard',
  engine: '/engine',
  collection: '/collection',
  profile: '/profile',
  favorites: '/profile/favorites',
  watched: '/profile/watched',
  watchlist: '/profile/watchlist',
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

/** Routes of marks that have their own screen. */
export const MARKED_SCREENS = {
  favorite: ROUTES.favorites,
  watched: ROUTES.watched,
  watchlist: ROUTES.watchlist,
} as const;

/**
 * Screens that are prerendered, as visitors open them first. None with a form: submitted before the scripts have
 * loaded, it would put its contents into the URL.
 */
export const PRERENDERED_SCREENS = [ROUTES.landing, ROUTES.charts, ROUTES.privacy, ROUTES.terms] as const;

/**
 * Path of a movie's page.
 * @param id TMDB id
 */
export function moviePath(id: number): string {
  return `/movie/${id}`;
}

/** Route pattern of a movie's page. */
export const MOVIE_ROUTE = '/movie/:id';

/** The visitors' questions on the landing page. */
export const QUESTIONS_ID = 'questions';

/** Search parameters that open the movie dialogs on any screen: `?movie=603`, with `&trailer=1` on top of it. */
export const MOVIE_PARAMETER = 'movie';
export const TRAILER_PARAMETER = 'trailer';
export const TRAILER_OPEN = '1';

/** Search parameter that opens the last results on the questionnaire: `?results=1`. */
export const RESULTS_PARAMETER = 'results';
export const RESULTS_OPEN = '1';

/** Search parameters of the lists of marked movies: `?title=heat&sort=year&genre=Crime&decade=1990`. */
export const LIST_PARAMETERS = {
  text: 'title',
  sort: 'sort',
  genre: 'genre',
  decade: 'decade',
  rated: 'rated',
} as const;

/** Search parameter of the statistics' year. */
export const YEAR_PARAMETER = 'year';

/** Debounce of the URL in milliseconds: some browsers allow 100 changes in half a minute. Chosen. */
export const TYPING_PAUSE_MS = 400;

/** Names of the web share target's parameters, as in the manifest. */
export const SHARED_PARTS = { title: 'title', text: 'text', address: 'url' } as const;

/** The protocol handler's scheme, as in the manifest. */
export const LINK_SCHEME = 'web+matinee:';

/** Maximum characters read of shared text: titles and URLs are shorter. Chosen. */
export const SHARED_LENGTH = 500;

/** Maximum number of movies on the device found by a title. Chosen as a page of TMDB's. */
export const TITLED_MOVIES = 20;
