/** The screen of the watched films; what is said of a mark stands in `watched`. */
export const WATCHED_FILMS = {
  title: 'Watched',
  loading: 'Loading your watched films...',
  emptyTitle: 'No Watched Films Yet',
  emptyTip: 'Tap the eye icon on any film that you have seen to keep it here, with or without a network.',
  emptyAction: 'Get Movie Recommendations',
  /** @param day such as 'January 5, 2025' */
  marked: (day: string) => `Marked ${day}`,
} as const;
