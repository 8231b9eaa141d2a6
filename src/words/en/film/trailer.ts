export const TRAILER = {
  title: (movie: string) => `Trailer: ${movie}`,
  none: 'No trailer available for this movie',
  missing: 'No official trailer available for this movie',
  failed: 'Failed to load movie trailer',
  lookupFailed: 'Failed to load trailer',
  noId: 'Cannot load trailer for this movie',
  retry: 'Try again',
  loading: 'Loading...',
} as const;
