/** Viewings and own ratings, on the movie's screen, in its dialog and in lists. */
export const DIARY = {
  /** @param date such as 'January 5, 2025' */
  watchedOn: (date: string) => `Watched ${date}`,
  yourRating: 'Your rating',
  /** @param stars such as '4.5' */
  stars: (stars: string) => `${stars} of 5 stars`,
  ratingRemoved: 'Rating removed',
  failed: 'Couldn’t update your diary',
} as const;
