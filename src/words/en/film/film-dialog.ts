export const FILM_DIALOG = {
  /** The dialog's name until the film's own is known. */
  title: 'Film',
  /** On the button of a film that is marked as watched. */
  watched: 'Already Watched',
  loading: 'Loading the film…',
  loadingFacts: 'Looking up rating and services…',
  noId: 'Cannot view details for this movie',
  notFound: 'Movie not found',
  failed: 'Failed to load movie details',
  offline: 'You are offline, and this film is not kept on your device.',
  factsOffline: 'You are offline: certification, services and trailer need a connection.',
  retry: 'Try again',
} as const;
