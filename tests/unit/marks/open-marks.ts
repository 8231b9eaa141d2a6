import { onTestFinished, vi } from 'vitest';
import { changeSyncState } from '../../../src/db/sync-state';
import type { UserMarkKind } from '../../../src/domain/marks/mark-kinds';
import { useMemberState, useMemberStore, type MemberState } from '../../../src/hooks/member-provider';
import type { IdentifiedMovie } from '../../../src/domain/movies/movie';
import type { MemberStore } from '../../../src/services/member-store';
import { openAda } from '../features/sync/full-device';

export const MATRIX: IdentifiedMovie = {
  id: 603,
  title: 'The Matrix',
  year: 1999,
  rating: 8.2,
  genres: ['Action'],
  description: '',
  posterPath: null,
};

/** The screens' view of the member's data. The caller mocks the hooks' module. */
export function showMember(state: MemberState): void {
  vi.mocked(useMemberState).mockReturnValue(state);
  vi.mocked(useMemberStore).mockReturnValue(state.status === 'open' ? state.store : null);
}

/**
 * Opens a member's data until the test ends. The server does not respond to pushes.
 * @param marked the marks of MATRIX
 * @param synced whether a first pull has completed
 */
export async function openMarks(marked: readonly UserMarkKind[] = [], synced = true): Promise<MemberStore> {
  const { runtime: store } = await openAda(({ path }) =>
    path.endsWith('/sync_push') ? new Promise<Response>(() => undefined) : undefined,
  );
  onTestFinished(async () => {
    store.stop();
    await store.database.delete();
  });
  await store.database.mirror.bulkPut(
    marked.map((kind, at) => ({ kind, movieId: MATRIX.id, present: 1, ts: at + 1, op: kind, seq: at + 1 })),
  );
  if (synced) await changeSyncState(store.database, { syncedAt: 1 });
  showMember({ status: 'open', store, rebuilt: false, storage: null });
  return store;
}
