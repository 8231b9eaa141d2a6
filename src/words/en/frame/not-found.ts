import type { NearestPlace } from '../../../config/app/nearest-places';

export const NOT_FOUND = {
  code: '404',
  title: "This scene hasn't been filmed yet",
  home: 'Return to Home',
  nearest: 'What is there already, and nearest to it:',
  offers: {
    charts: 'Charts',
    top50: 'The Top 50',
    finder: 'Find a film for tonight',
    favorites: 'Your favorites',
    collection: 'The movie collection',
    people: 'Films of a name, in the collection',
    newest: 'The collection, newest first',
  } satisfies Record<Exclude<NearestPlace['kind'], 'genre'>, string>,
  genre: (name: string) => `${name} in the collection`,
} as const;
