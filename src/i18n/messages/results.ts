import { MIN_LIKED } from '../../config/recommend';

export const RESULTS = {
  previous: 'Previous movie',
  next: 'Next movie',
  position: (index: number, of: number) => `${index} of ${of}`,
  place: (index: number, of: number, movie: string) => `${index} of ${of}: ${movie}`,
  named: (title: string, year: number) => (year > 0 ? `${title}, ${year}` : title),
  moreDetails: 'More Details',
  tryAgain: 'Try Again',
  together: 'Decide together',
  because: 'Why we picked it',
  repeats: 'Your history hasn’t synced yet, so you may know some of these.',
  watchlistUnmet: 'Nothing on your watchlist fits these answers.',
  fromDevice: 'Picked from the movies saved on your device.',
  factsLater: 'Trailer and services will load when you’re online.',
  factsDelayed: 'Trailer and services will load when the movie database responds.',
  noneLeft: 'All available movies have been shown. Try different criteria.',
  servedNoneLeft: 'You’ve been shown everything we found for these answers. Try changing one.',
  deviceNoneLeft: 'You’ve been shown every match saved on this device. Go online for more.',
  /** @param minutes the runtime limit */
  onlyUpTo: (minutes: number) => `We only searched movies of up to ${minutes} minutes.`,
  noneMatch: "We couldn't find movies matching your exact criteria. Try different options!",
  serviceFailed: 'Something went wrong with our recommendation engine. Please try again.',
  offline: 'You’re offline. Your answers will be here when you’re back.',
} as const;

/** What a returning viewer can do with the answers of the last search. */
export const LAST_ANSWERS = {
  again: 'Same again',
  change: 'Change',
  surprise: 'Surprise me',
} as const;

/** While a search reads further pages because the first ones had nothing new. */
export const SEARCH_PROGRESS = {
  /** @param share such as '30%' */
  progress: (share: string) => `Nothing new yet. Searched ${share} so far.`,
  stop: 'Stop searching',
} as const;

/** Movies similar to others. */
export const TASTE = {
  moreLike: 'More like this',
  because: (title: string) => `Because you liked ${title}`,
  few: `Favorite ${MIN_LIKED} movies, or rate them four stars or more, and we’ll suggest more like them here.`,
  notYet: 'Suggestions based on your favorites are on their way.',
} as const;
