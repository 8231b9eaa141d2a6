export const FAVORITES = {
  title: 'Favorites',
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
  loading: 'Loading your favorites...',
  emptyTitle: 'No Favorites Yet',
  emptyTip: 'Tap the heart icon on any film to keep it here, with or without a network.',
  emptyAction: 'Get Movie Recommendations',
  count: (count: number) => (count === 1 ? '1 film' : `${count} films`),
} as const;
