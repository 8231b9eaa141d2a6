import { useEffect } from 'react';
import { takeBadgeNews } from '../local/account-cache';
import { storageError } from '../local/storage-error';
import { useAccount } from './use-account';
import { useMember } from './member-provider';

/**
 * Calls back with the name of each badge that was newly earned, once on this device, also when that was while it was closed.
 * @param tell the same function at every render
 */
export function useBadgeNews(tell: (badge: string) => void): void {
  const member = useMember();
  const untold = useAccount()?.news.length ?? 0;

  useEffect(() => {
    if (!member || untold === 0) return;
    takeBadgeNews(member.database)
      .then((badges) => badges.forEach(tell))
      // What the device does not let go now is told another time.
      .catch(storageError);
  }, [member, untold, tell]);
}
