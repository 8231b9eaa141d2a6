import { COLLECTION_GENRES, type CollectionGenre } from '../recommend/collection-genres';
import { ROUTES } from './routes';

/** What an address may ask of the collection. */
export interface CollectionQuestion {
  readonly genre?: CollectionGenre;
  /** By year, the newest first. */
  readonly sort?: 'year';
}

/** The collection's address with a question. */
export function collectionPath(question: CollectionQuestion): string {
  return `${ROUTES.collection}?${new URLSearchParams({ ...question }).toString()}`;
}

/**
 * The question that an address asks; what it does not understand is left out.
 * @param search the address's part from '?'
 * @returns null where it asks nothing
 */
export function collectionQuestion(search: string): CollectionQuestion | null {
  const asked = new URLSearchParams(search);
  const genre = COLLECTION_GENRES.find((one) => one === asked.get('genre'));
  const byYear = asked.get('sort') === 'year';
  if (genre === undefined && !byYear) return null;
  return { ...(genre !== undefined && { genre }), ...(byYear && { sort: 'year' as const }) };
}
