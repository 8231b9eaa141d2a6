import type { DiscoverQuery } from './discover-plan';

/**
 * A plan without the pages that do not exist, and without queries that have none left.
 * @param totalPages pages there are by the label of the query, as an earlier round has told; none for a query it lacks
 */
export function existingPages<Label extends string>(
  plan: readonly DiscoverQuery<Label>[],
  totalPages: ReadonlyMap<string, number>,
): DiscoverQuery<Label>[] {
  return plan
    .map((query) => ({ ...query, pages: query.pages.filter((page) => page <= (totalPages.get(query.label) ?? 0)) }))
    .filter(({ pages }) => pages.length > 0);
}
