import { kindsWith, type MarkKind } from '../../../domain/marks/mark-kinds';
import { entriesOf, type MarkedMovie } from './marks';
import { presentRows } from './present-keys';
import type { MemberDatabase } from '../member/member-database';

/** Times of the newest marks of one kind as the member sees them, by movie: what the index gives, and what waits. */
async function newestOf(database: MemberDatabase, kind: MarkKind, limit: number): Promise<ReadonlyMap<number, number>> {
  const entries = await entriesOf(database, kind);
  const rows = await presentRows(database, kind)
    .reverse()
    .limit(limit + entries.length)
    .toArray();
  const marked = new Map(rows.map(({ movieId, ts }) => [movieId, ts]));
  for (const { operation } of entries) {
    if (operation.kind === 'search') continue;
    if (operation.present) marked.set(operation.movieId, operation.ts);
    else marked.delete(operation.movieId);
  }
  return marked;
}

/**
 * Movies with a mark of some kinds, newest marks first, each once.
 * @param limit how many at most: of thousands of marks no more are read
 * @param kinds those that pin their movies unless given
 */
export async function newestMarked(
  database: MemberDatabase,
  limit: number,
  kinds: readonly MarkKind[] = kindsWith(({ pinned }) => pinned),
): Promise<readonly MarkedMovie[]> {
  return database.transaction('r', database.mirror, database.outbox, database.movies, async () => {
    const newest = new Map<number, number>();
    for (const kind of kinds) {
      const marked = await newestOf(database, kind, limit);
      for (const [movieId, ts] of marked) newest.set(movieId, Math.max(ts, newest.get(movieId) ?? 0));
    }
    const newestFirst = [...newest].sort(([, a], [, b]) => b - a).slice(0, limit);
    const movies = await database.movies.bulkGet(newestFirst.map(([movieId]) => movieId));
    return newestFirst.map(([movieId, ts], index) => ({ movieId, ts, movie: movies[index] ?? null }));
  });
}
