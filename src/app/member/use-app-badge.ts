import { useEffect } from 'react';
import type { SyncStatus } from '../../hooks/use-sync-status';
import { showAppBadge } from '../../lib/app-badge';

/** What is on its way is no news: only what cannot go now is counted on the application's icon. */
function countOf(status: SyncStatus | null): number | null {
  switch (status?.state) {
    case 'offline':
    case 'attention':
    case 'sign-in-needed':
      return status.count;
    case 'saved':
    case 'gone':
      return 0;
    case 'waiting':
    case 'loading':
    case 'not-loaded':
    case undefined:
      return null;
  }
}

/** Counts on the application's icon what waits for a network or for the member; who leaves takes it along. */
export function useAppBadge(status: SyncStatus | null): void {
  const count = countOf(status);
  useEffect(() => {
    if (count !== null) void showAppBadge(count);
  }, [count]);
  useEffect(() => () => void showAppBadge(0), []);
}
