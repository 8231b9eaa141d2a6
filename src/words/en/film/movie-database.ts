export const MOVIE_DATABASE = {
  offline: 'You are offline.',
  unreachable: 'The movie database cannot be reached right now.',
  slow: 'The movie database is slow to answer. Please try again in a moment.',
  gone: 'The movie database no longer has this film.',
  keyFailed: 'Failed to retrieve the movie database API key',
  rateLimited: 'The movie database is busy and asks us to wait. Please try again in a moment.',
  noAnswer: 'The movie database does not answer right now.',
} as const;
