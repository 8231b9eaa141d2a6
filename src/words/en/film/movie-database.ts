export const MOVIE_DATABASE = {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach the movie database right now.',
  slow: 'The movie database is slow to answer. Try again in a moment.',
  gone: 'The movie database no longer has this movie.',
  keyFailed: 'Failed to retrieve the movie database API key',
  rateLimited: 'The movie database is busy. Try again in a moment.',
  noAnswer: 'The movie database isn’t responding. Try again in a moment.',
} as const;
