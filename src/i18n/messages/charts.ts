export const CHARTS = {
  title: 'Charts',
  lead: 'What everyone’s watching this week.',
  top50: 'Top 50',
  top50Lead: 'The movies trending most this week, ranked.',
  updatedWeekly: 'Updated Weekly',
  openTop50: 'See the Top 50',
  topFailed: 'Failed to load top movies',
  noDescription: 'No description available for this title',
  quietTitle: 'The Top 50 is taking a break',
  quiet: 'The list isn’t available right now. Check back later.',
  keyMissingLog: 'Top 50: there is no movie database key, so the list stays empty.',
} as const;

export const TRENDING = {
  title: 'Trending Now',
  updatedDaily: 'Updated Daily',
  failed: 'Failed to load trending movies',
} as const;
