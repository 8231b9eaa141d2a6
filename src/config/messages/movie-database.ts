export const MOVIE_DATABASE = {
  keyFailed: 'Failed to retrieve the movie database API key',
  rateLimited: 'The movie database is busy. Please try again in a moment.',
} as const;
