import { LEAST_FAVORITES } from '../../../config/recommend/taste';

/** Films that go with others. */
export const TASTE = {
  moreLike: 'More like this',
  because: (title: string) => `Because you liked ${title}`,
  few: `Mark at least ${LEAST_FAVORITES} films as favorites, and films that go with them appear here.`,
  notYet: 'Films that go with your favorites appear here once the movie database has named them.',
} as const;
