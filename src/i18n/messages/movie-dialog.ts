export const MOVIE_DIALOG = {
  /** The dialog's name until the movie is loaded. */
  title: 'Movie',
  /** The button of a movie that's marked as watched. */
  watched: 'Already Watched',
  loading: 'Loading the movie…',
  loadingFacts: 'Loading age rating and services…',
  noId: 'Cannot view details for this movie',
  notFound: 'Movie not found',
  failed: 'Failed to load movie details',
  offline: 'You’re offline and this movie isn’t saved on your device.',
  factsOffline: 'You’re offline. Age rating, services and trailer will load when you’re back.',
  retry: 'Try again',
} as const;
