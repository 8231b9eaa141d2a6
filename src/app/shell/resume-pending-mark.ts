import type { MemberStore } from '../../services/member-store';
import { isUserMark } from '../../domain/marks/mark-kinds';
import { isRecord } from '../../domain/values/guards';
import { toggleMark } from '../../marks/toggle-mark';
import { movieIn } from '../../hooks/movie-state';

/**
 * Sets a mark that a member wanted before signing in.
 * @param pendingMark from the navigation state, which survives reloads and is therefore validated
 */
export async function resumePendingMark(store: MemberStore, pendingMark: unknown): Promise<void> {
  if (!isRecord(pendingMark)) return;
  const { kind } = pendingMark;
  const movie = movieIn(pendingMark['movie']);
  if (movie && isUserMark(kind)) await toggleMark(store, { kind, movie }, true);
}
