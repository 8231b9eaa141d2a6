import type { MemberStore } from '../../services/member-store';
import { isUserMark } from '../../domain/marks/mark-kinds';
import { isRecord } from '../../domain/values/guards';
import { toggleMark } from '../../marks/toggle-mark';
import { movieIn } from '../../hooks/movie-state';

/**
 * Sets a mark that a member wanted before signing in.
 * @param wish of a navigation state, which survives reloads and is therefore checked
 */
export async function resumePendingMark(runtime: MemberStore, wish: unknown): Promise<void> {
  if (!isRecord(wish)) return;
  const { kind } = wish;
  const movie = movieIn(wish['movie']);
  if (movie && isUserMark(kind)) await toggleMark(runtime, { kind, movie }, true);
}
