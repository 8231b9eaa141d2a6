export const CHARTS = {
  title: 'Charts',
  lead: 'What everyone is watching, and where to look next.',
  top50: 'Top 50',
  top50Lead: 'The most trending movies of this week, ranked.',
  updatedWeekly: 'Updated Weekly',
  openTop50: 'See the Top 50',
  topFailed: 'Failed to load top movies',
  noDescription: 'No description available for this title',
  quietTitle: 'The Top 50 is taking a break',
  quiet: 'The list is not available at the moment. Please look in again later.',
  keyMissingLog: 'Top 50: there is no movie database key, so the list stays empty.',
} as const;
