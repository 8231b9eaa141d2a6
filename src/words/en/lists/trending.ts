export const TRENDING = {
  title: 'Trending Now',
  updatedDaily: 'Updated Daily',
  failed: 'Failed to load trending movies',
} as const;
