import { type ToastContent, toasts } from '../components/toast';
import { CARD } from '../i18n/messages/movies';
import { readCards } from '../db/marks';
import type { MovieRow } from '../db/member-database';
import { isRating, type Rating } from '../domain/marks/diary';
import { markKey } from '../domain/marks/mark';
import { isListedOnSyncPage, isUserMark, type UserMarkKind } from '../domain/marks/mark-kinds';
import type { MemberFailure } from '../hooks/member-provider';
import { SHELL, STORAGE } from '../i18n/messages/shell';
import { tryStorage } from '../db/storage';
import type { IdentifiedMovie } from '../domain/movies/movie';
import type { MemberStore } from '../services/member-store';
import type { RemovedWithMark } from '../sync/outbox';
import { DIARY, MARKS } from './messages';
import type { PendingMark } from './sign-in-request';
import { isRecord } from '../domain/values/guards';
import { movieIn } from '../hooks/movie-state';

/**
 * Sets or removes a mark and shows the outcome; does nothing if it is already so. The toast of a removal, or of a mark
 * that removed others, can undo it.
 * @param restored what the change that is undone had removed
 */
export async function toggleMark(
  store: MemberStore,
  { kind, movie }: PendingMark,
  present: boolean,
  restored: RemovedWithMark | null = null,
): Promise<void> {
  const messages = MARKS[kind];
  const stored = await store.mark(kind, movie, present, restored);
  const about = { key: markKey(kind, movie.id), name: movie.title };
  if (!stored.ok) {
    notifyMarkFailed(kind, stored.error, about);
    return;
  }
  const { changed, card, removed } = stored.value;
  if (!changed) return;
  const changedMark = { kind, movie: { ...movie, ...card } };
  if (present) {
    notifyMarked(store, changedMark, removed);
    return;
  }
  const undo = { label: SHELL.undo, onSelect: () => void toggleMark(store, changedMark, true, removed) };
  toasts.show({ kind: 'success', text: messages.removed, about, action: undo });
}

/** Says that a movie was marked and which marks that removed, and can then undo it. */
export function notifyMarked(store: MemberStore, mark: PendingMark, removed: RemovedWithMark): void {
  const { kind, movie } = mark;
  const messages = MARKS[kind];
  const others = removed.marks.filter(isUserMark).map((other) => MARKS[other].removed);
  const undo = { label: SHELL.undo, onSelect: () => void toggleMark(store, mark, false, removed) };
  toasts.show({
    kind: 'success',
    text: [messages.added, ...others].join(' '),
    about: { key: markKey(kind, movie.id), name: movie.title },
    ...((isListedOnSyncPage(kind) || removed.marks.length > 0) && { action: undo }),
  });
}

/** Says that a mark couldn't be stored, and what to do about it. */
export function notifyMarkFailed(kind: UserMarkKind, { reason }: MemberFailure, about?: ToastContent['about']): void {
  const text = `${MARKS[kind].failed}. ${STORAGE[reason]}`;
  toasts.show({ kind: 'error', text, ...(about && { about }) });
}

/** Rates a movie, or removes its rating, which the toast can undo. @returns whether it was stored */
export async function rateMovie(store: MemberStore, movie: IdentifiedMovie, rating: Rating | null): Promise<boolean> {
  const rated = await store.rate(movie, rating);
  if (!rated.ok) {
    notifyDiaryFailed(rated.error);
    return false;
  }
  const { previous, removed } = rated.value;
  if (removed) notifyMarked(store, { kind: 'watched', movie }, { marks: removed, diary: null });
  if (rating === null && previous !== null)
    toasts.show({
      kind: 'success',
      text: DIARY.ratingRemoved,
      about: { key: markKey('rating', movie.id), name: movie.title },
      action: { label: SHELL.undo, onSelect: () => void rateMovie(store, movie, previous) },
    });
  return true;
}

/** Says that a change of the diary couldn't be stored, and what to do about it. */
export function notifyDiaryFailed({ reason }: MemberFailure): void {
  toasts.show({ kind: 'error', text: `${DIARY.failed}. ${STORAGE[reason]}` });
}

/** A movie as stored on the device, or a placeholder if only its mark is. */
export function movieOrPlaceholder(movies: ReadonlyMap<number, MovieRow | null>, id: number): IdentifiedMovie {
  const stored = movies.get(id);
  return (
    stored ?? {
      id,
      title: CARD.unknownMovie(id),
      year: 0,
      rating: 0,
      genres: [],
      description: '',
      posterPath: null,
    }
  );
}

/**
 * Removes the marks of several movies one by one. They share one toast, which undoes all of them. Reports if the movies
 * can't be read from storage.
 */
export async function unmarkMovies(store: MemberStore, kind: UserMarkKind, ids: readonly number[]): Promise<void> {
  const movies = await tryStorage(() => readCards(store.database, ids));
  if (!movies.ok) {
    notifyMarkFailed(kind, movies.error);
    return;
  }
  for (const id of ids) await toggleMark(store, { kind, movie: movieOrPlaceholder(movies.value, id) }, false);
}

/**
 * Sets a mark, or gives a rating, that a member wanted before signing in.
 * @param pendingMark from the navigation state, which survives reloads and is therefore validated
 */
export async function resumePendingMark(store: MemberStore, pendingMark: unknown): Promise<void> {
  if (!isRecord(pendingMark)) return;
  const { kind, rating } = pendingMark;
  const movie = movieIn(pendingMark['movie']);
  if (movie && isUserMark(kind)) await toggleMark(store, { kind, movie }, true);
  else if (movie && isRating(rating)) await rateMovie(store, movie, rating);
}
