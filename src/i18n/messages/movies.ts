import { formatAndList, formatUnitList } from '../format';

export const CARD = {
  placeholder: 'No poster',
  rated: (rating: string) => `Rated ${rating}`,
  notRated: 'Not rated yet',
  rank: (rank: number) => `Rank ${rank}`,
  genres: 'Genres',
  posterOf: (title: string) => `Poster of ${title}`,
  noDescription: 'No description available',
  watched: 'Watched',
  outOfTen: (rating: string) => `${rating}/10`,
  noRating: 'No Rating',
  availableOn: 'Available on:',
  estimated: 'estimated',
  watchTrailer: 'Watch Trailer',
  unknownMovie: (id: number) => `Movie #${id}`,
} as const;

/** Countries with an article in English. */
const WITH_ARTICLE = /^(AE|BS|CF|DO|GB|GM|MV|NL|PH|US)$/;

/** A country's name in a sentence. */
export const COUNTRY = {
  inSentence: (code: string, name: string) => (WITH_ARTICLE.test(code) ? `the ${name}` : name),
} as const;

export const MOVIE_DATABASE = {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach the movie database right now.',
  timeout: 'The movie database is slow to answer. Try again in a moment.',
  gone: 'The movie database no longer has this movie.',
  keyFailed: 'Failed to retrieve the movie database API key',
  rateLimited: 'The movie database is busy. Try again in a moment.',
  notResponding: 'The movie database isn’t responding. Try again in a moment.',
} as const;

export const TRAILER = {
  title: (movie: string) => `Trailer: ${movie}`,
  none: 'No trailer available for this movie',
  missing: 'No official trailer available for this movie',
  failed: 'Failed to load movie trailer',
  lookupFailed: 'Failed to load trailer',
  noId: 'Cannot load trailer for this movie',
  retry: 'Try again',
  loading: 'Loading...',
  offline: 'You’re offline. The trailer will play when you’re back.',
  fault: {
    refused: 'This trailer can’t be played here.',
    silent: 'YouTube isn’t answering. It may be blocked on your network.',
  },
  next: 'Next trailer',
  onService: 'Watch on YouTube',
} as const;

/** Country, streaming services and language. */
export const WATCH_PREFERENCES = {
  title: 'Country & services',
  settings: (country: string, services: readonly string[]) =>
    services.length === 0
      ? `Showing services in ${country}. You haven’t picked yours yet.`
      : `Showing services in ${country}. You have ${formatAndList(services)}.`,
  change: 'Change country or services',
  yours: 'yours',
  /** Services that cost nothing. */
  offers: { free: 'free', ads: 'with ads' },
  localRating: (country: string, certification: string) => `In ${country}: ${certification}`,
  onlyOwn: 'Only on my services',
  onlyOwnNote: formatUnitList,
  onlyOwnByName: 'Searches by title, plot or person ignore this filter.',
  onlyOwnNothing: 'We only searched your services.',
  notChecked: 'We couldn’t check your services just now.',
} as const;

/** Messages shared by all lists of TMDB. */
export const LISTS = {
  /** Button that shows more on every card. */
  extras: 'Show genres and services',
  loading: 'Loading movies…',
  updatedNow: 'Updated just now',
  /** @param ago such as '5 hours ago' */
  updated: (ago: string) => `Updated ${ago}`,
  offlineEmptyTitle: 'You’re offline',
  offlineEmpty: 'This list isn’t saved on your device yet. It will load when you’re back.',
  emptyTitle: 'Nothing here yet',
  empty: 'There are no movies in this list right now.',
  retry: 'Try again',
} as const;
