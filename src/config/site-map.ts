import { ROUTES } from './routes';

/**
 * Paths of the mega menu and the charts index by section, in the order of the specification, section 2. Only the Top 50
 * is in the route table; the others show the not-found screen.
 */
export const SITE_MAP = {
  charts: [
    '/charts/all',
    '/charts/movies/top50',
    '/charts/top200',
    '/charts/global',
    '/charts/classics',
    '/charts/trending',
    '/charts/monthly',
    '/charts/breakthrough',
    '/charts/year-end',
    '/charts/decade',
  ],
  movies: [
    '/movies/news',
    '/movies/action',
    '/movies/drama',
    '/movies/comedy',
    '/movies/thriller',
    '/movies/horror',
    '/movies/sci-fi',
    '/movies/awards',
    '/movies/festivals',
    '/movies/indie',
    '/movies/features',
    '/movies/reviews',
  ],
  tv: ['/tv/trending', '/tv/new-releases', '/tv/top-rated', '/tv/streaming', '/tv/genres', '/tv/networks'],
  culture: ['/culture/events', '/culture/lifestyle', '/culture/interviews', '/culture/behind-scenes'],
  industry: [
    '/industry/news',
    '/industry/box-office',
    '/industry/production',
    '/industry/distribution',
    '/industry/financing',
    '/industry/technology',
  ],
  tools: [
    '/tools/directors',
    '/tools/movie-index',
    '/tools/cast-index',
    '/tools/release-calendar',
    '/tools/market-watch',
    '/tools/events-calendar',
    '/tools/all',
  ],
} as const;

export type SiteSectionId = keyof typeof SITE_MAP;

const BUILT: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** Whether a menu path has a screen. */
export function isBuilt(path: string): boolean {
  return BUILT.has(path);
}

/** Menu rows, those with a screen first; otherwise in order. */
export function builtFirst<T extends { readonly to: string }>(rows: readonly T[]): readonly T[] {
  return [...rows.filter(({ to }) => isBuilt(to)), ...rows.filter(({ to }) => !isBuilt(to))];
}

/** Header links without a screen: they show the not-found screen (specification, section 2). */
export const PLACEHOLDERS = {
  tvShows: '/tv',
  watchlist: '/watchlist',
  boxOffice: '/box-office',
  trendingActors: '/trending-actors',
} as const;
