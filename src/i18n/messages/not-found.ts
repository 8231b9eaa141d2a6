import type { NearestPlace } from '../../config/nearest-places';

export const NOT_FOUND = {
  code: '404',
  title: "This scene hasn't been filmed yet",
  home: 'Return to Home',
  nearest: 'The closest thing we have:',
  offers: {
    charts: 'Charts',
    top50: 'The Top 50',
    finder: 'Find a movie for tonight',
    watchlist: 'Your watchlist',
    collection: 'The movie collection',
    people: 'Search the collection by name',
    newest: 'The collection, newest first',
  } satisfies Record<Exclude<NearestPlace['kind'], 'genre'>, string>,
  genre: (name: string) => `${name} in the collection`,
} as const;
