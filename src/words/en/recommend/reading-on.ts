/** While a search reads on to the last page, as nothing on the first ones was new. */
export const SEARCH_PROGRESS = {
  /** @param share such as '30%' */
  progress: (share: string) => `Nothing new yet. Searched ${share} so far.`,
  stop: 'Stop searching',
} as const;
