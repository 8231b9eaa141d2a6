import { useEffect } from 'react';
import { takeBadgeNews } from '../../../db/account-cache';
import { storageError } from '../../../lib/storage';
import { useAccount } from '../../../hooks/use-account';
import { useMemberStore } from '../../../hooks/member-provider';

/**
 * Calls back with the name of each badge that was newly earned, once on this device, also when that was while it was closed.
 * @param tell the same function at every render
 */
export function useBadgeNews(tell: (badge: string) => void): void {
  const runtime = useMemberStore();
  const untold = useAccount()?.news.length ?? 0;

  useEffect(() => {
    if (!runtime || untold === 0) return;
    takeBadgeNews(runtime.database)
      .then((badges) => badges.forEach(tell))
      // What the device does not let go now is told another time.
      .catch(storageError);
  }, [runtime, untold, tell]);
}
