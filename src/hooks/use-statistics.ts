import { useLiveQuery } from 'dexie-react-hooks';
import type { SearchEvent } from '../domain/marks/mark';
import { mostSearchedGenre, type Statistics } from '../domain/account/statistics';
import { countMarks } from '../db/marks';
import { useMemberStore } from './member-provider';

/** The member's statistics, and when their server part was fetched. */
export interface DatedStatistics extends Statistics {
  /** Device time of the last fetch in ms; null before the first. */
  readonly fetchedAt: number | null;
}

/**
 * The member's statistics: marks as stored here, and the server's searches plus unsent ones; undefined while loading.
 */
export function useStatistics(): DatedStatistics | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    const [counts, account, entries] = await Promise.all([
      countMarks(database),
      database.account.get('account'),
      database.outbox
        .where('[state+operation.kind]')
        .anyOf([
          ['waiting', 'search'],
          ['blocked', 'search'],
        ])
        .toArray(),
    ]);
    const unsent = entries
      .map(({ operation }) => operation)
      .filter((operation): operation is SearchEvent => operation.kind === 'search');
    return {
      searchCount: (account?.searchCount ?? 0) + unsent.length,
      ...counts,
      mostSearchedGenre: mostSearchedGenre(
        account?.genreCounts ?? [],
        unsent.map(({ genre }) => genre),
      ),
      fetchedAt: account?.fetchedAt ?? null,
    };
  }, [store]);
}
