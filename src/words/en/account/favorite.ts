/** What is said about the mark, wherever it is set. */
export const FAVORITE = {
  loading: 'Loading your favorites...',
  add: 'Add to Favorites',
  remove: 'Remove from Favorites',
  added: 'Movie added to favorites!',
  removed: 'Movie removed from favorites',
  signIn: 'Please sign in to add favorites',
  noId: 'Cannot favorite this movie',
  /** The device did not keep the change. */
  failed: 'Could not update favorites',
  /** The server did not take it. */
  refused: 'Failed to update favorites',
} as const;
