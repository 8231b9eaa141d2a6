/** Addresses that the header links to and that have no screen: they land on the not-found screen (specification, section 2). */
export const PLACEHOLDERS = {
  tvShows: '/tv',
  watchlist: '/watchlist',
  boxOffice: '/box-office',
  trendingActors: '/trending-actors',
} as const;
