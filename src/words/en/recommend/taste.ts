import { LEAST_FAVORITES } from '../../../config/recommend';

/** Movies that go with others. */
export const TASTE = {
  moreLike: 'More like this',
  because: (title: string) => `Because you liked ${title}`,
  few: `Favorite ${LEAST_FAVORITES} movies and we’ll suggest more like them here.`,
  notYet: 'Suggestions based on your favorites are on their way.',
} as const;
