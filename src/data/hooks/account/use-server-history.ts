import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HISTORY_REFETCH_MS, HISTORY_STALE_MS } from '../../../config/account';
import type { HistoryEntry } from '../../../domain/history';
import type { RequestFailure } from '../../../domain/requests/request-error';
import { useMemberStore } from '../../../hooks/member-provider';
import { useServices } from '../../../hooks/services-context';

/** What the server told of the history, and how the last try to hear more went. */
export interface ServerHistory {
  readonly entries: readonly HistoryEntry[];
  /** When the server last answered, in milliseconds since 1970; null before the first time. */
  readonly answeredAt: number | null;
  readonly failure: RequestFailure['reason'] | null;
}

const UNTOLD: ServerHistory = { entries: [], answeredAt: null, failure: null };

/**
 * The history as the server tells it when the page is opened, and every five seconds while it is seen.
 * @param online whether to ask at all
 */
export function useServerHistory(online: boolean) {
  const load = useServices();
  const userId = useMemberStore()?.userId ?? null;
  const [refreshing, setRefreshing] = useState(false);
  const queryKey = ['history', userId];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    // A failure is an answer too: as an error, the next try would take it away until it had failed again.
    queryFn: async ({ client }): Promise<ServerHistory> => {
      const [{ tokens }, { fetchHistory }] = await Promise.all([load(), import('../../../api/supabase/history')]);
      if (userId === null) return UNTOLD;
      const answer = await fetchHistory(tokens, userId);
      if (answer.ok) return { entries: answer.value, answeredAt: tokens.now(), failure: null };
      return { ...(client.getQueryData<ServerHistory>(queryKey) ?? UNTOLD), failure: answer.error.reason };
    },
    enabled: userId !== null && online,
    staleTime: HISTORY_STALE_MS,
    refetchInterval: HISTORY_REFETCH_MS,
    refetchOnMount: 'always',
    // The next look comes in five seconds.
    retry: false,
  });

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }

  const broken: ServerHistory = { ...UNTOLD, failure: 'server' };
  return {
    told: data ?? (error === null ? UNTOLD : broken),
    /** The first answer is under way. */
    loading: isLoading,
    /** An answer that the reader asked for is under way. */
    refreshing,
    refresh: () => void refresh(),
  };
}
