export const WATCHED = {
  loading: 'Loading your watched films...',
  add: 'Mark as Watched',
  remove: 'Mark as Unwatched',
  already: 'Already Watched',
  added: 'Movie marked as watched!',
  removed: 'Movie unmarked as watched',
  signIn: 'Please sign in to mark movies as watched',
  noId: 'Cannot mark this movie as watched',
  failed: 'Could not update watched status',
} as const;
