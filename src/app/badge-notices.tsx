import { BADGES } from '../config/messages/badges';
import { useBadgeNews } from '../data/hooks/use-badge-news';
import { toasts } from '../ui/toast';

function congratulate(badge: string): void {
  toasts.show({ kind: 'success', text: BADGES.newlyEarned(badge) });
}

/** Congratulates on a badge when the server has awarded it, once. */
export function BadgeNotices() {
  useBadgeNews(congratulate);
  return null;
}
