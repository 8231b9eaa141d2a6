import { useLiveQuery } from 'dexie-react-hooks';
import { useContext } from 'react';
import { toasts } from '../components/toast';
import { readInitialSync } from '../db/initial-sync';
import { isMarked } from '../db/marks';
import type { MarkKind, UserMarkKind } from '../domain/marks/mark-kinds';
import { isMovieId } from '../domain/movies/movie';
import { useMemberState, useMemberStore } from '../hooks/member-provider';
import { SHELL } from '../i18n/messages/shell';
import type { MarkableMovie } from '../services/member-store';
import { MARKS } from './messages';
import { notifyMarkFailed, toggleMark } from './toggle-mark';
import { SignInRequest } from './sign-in-request';

/** A movie's mark and its toggle; every outcome shows a toast. */
export function useMarkToggle(kind: UserMarkKind, movie: MarkableMovie) {
  const state = useMemberState();
  const marked = useMark(kind, movie.id);
  const requestSignIn = useContext(SignInRequest);
  const messages = MARKS[kind];

  async function toggle() {
    if (state.status === 'none') {
      const action = { label: SHELL.login, onSelect: () => requestSignIn({ kind, movie }) };
      // only the latest mark is resumed after signing in
      toasts.show({ kind: 'info', text: messages.signIn, about: { key: 'sign-in', name: movie.title }, action });
      return;
    }
    if (!isMovieId(movie.id)) {
      toasts.show({ kind: 'error', text: messages.noId });
      return;
    }
    if (state.status === 'failed') {
      notifyMarkFailed(kind, state.error);
      return;
    }
    if (state.status === 'opening' || marked === undefined) return;
    await toggleMark(state.store, { kind, movie }, !marked);
  }

  return {
    marked: marked === true,
    toggle: () => void toggle(),
    label: marked === undefined ? messages.loading : marked ? messages.remove : messages.add,
    /** False until it is known whether the movie is marked; presses are ignored until then. */
    ready: state.status !== 'opening' && marked !== undefined,
  };
}

/**
 * Whether the member has set this mark; false for a visitor, undefined while unknown: a new device waits for its
 * initial sync. If that fails, the local state counts.
 */
export function useMark(kind: MarkKind, movieId: number): boolean | undefined {
  const store = useMemberStore();
  const { status } = useMemberState();
  const marked = useLiveQuery(async () => {
    if (!store) return undefined;
    if (await isMarked(store.database, kind, movieId)) return true;
    return (await readInitialSync(store.database)) === 'syncing' ? undefined : false;
  }, [store, kind, movieId]);
  return status === 'none' || status === 'failed' ? false : marked;
}
