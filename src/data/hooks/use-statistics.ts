import { useLiveQuery } from 'dexie-react-hooks';
import type { SearchEvent } from '../../domain/mark';
import { mostSearchedGenre, type Statistics } from '../../domain/statistics';
import { markedIds } from '../local/marks';
import { useMember } from './member-provider';

/** What is counted of the member, and since when its server part is known. */
export interface KnownStatistics extends Statistics {
  /** Device time of the last answer, ms; null before the first. */
  readonly fetchedAt: number | null;
}

/**
 * The member's numbers: marks as the device has them, searches as the server last told with those that still wait here;
 * undefined while they are being read.
 */
export function useStatistics(): KnownStatistics | undefined {
  const member = useMember();
  return useLiveQuery(async () => {
    if (!member) return undefined;
    const { database } = member;
    const [favorites, shown, account, entries] = await Promise.all([
      markedIds(database, 'favorite'),
      markedIds(database, 'shown'),
      database.account.get('account'),
      database.outbox
        .where('[state+operation.kind]')
        .anyOf([
          ['waiting', 'search'],
          ['set-aside', 'search'],
        ])
        .toArray(),
    ]);
    const waiting = entries
      .map(({ operation }) => operation)
      .filter((operation): operation is SearchEvent => operation.kind === 'search');
    return {
      searchCount: (account?.searchCount ?? 0) + waiting.length,
      favoritesCount: favorites.size,
      historyCount: shown.size,
      mostSearchedGenre: mostSearchedGenre([...(account?.searchedGenres ?? []), ...waiting.map(({ genre }) => genre)]),
      fetchedAt: account?.fetchedAt ?? null,
    };
  }, [member]);
}
