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
