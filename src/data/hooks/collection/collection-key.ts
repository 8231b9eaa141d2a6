/** First part of the query cache's keys for the collection: they stay as long as the page. */
export const COLLECTION_KEY = 'collection';

/** Where the query cache holds what a member found last, and how they look at it. */
export function collectionKey(userId: string | null, part: 'movies' | 'view') {
  return [COLLECTION_KEY, userId, part] as const;
}
