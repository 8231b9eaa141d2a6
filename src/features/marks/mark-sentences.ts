import { FAVORITES } from '../../config/messages/favorites';
import { STORAGE } from '../../config/messages/storage';
import { WATCHED } from '../../config/messages/watched';
import type { StorageError } from '../../data/local/storage-error';

/** Kinds of mark a member sets by hand. */
export type ToggleKind = 'favorite' | 'watched';

/** What is said about a mark, by its kind. */
export const MARK_SENTENCES = {
  favorite: {
    add: FAVORITES.add,
    remove: FAVORITES.remove,
    added: FAVORITES.added,
    removed: FAVORITES.removed,
    signIn: FAVORITES.signIn,
    noId: FAVORITES.noId,
    failed: FAVORITES.failed,
  },
  watched: {
    add: WATCHED.add,
    remove: WATCHED.remove,
    added: WATCHED.added,
    removed: WATCHED.removed,
    signIn: WATCHED.signIn,
    noId: WATCHED.noId,
    failed: WATCHED.failed,
  },
} as const satisfies Record<ToggleKind, object>;

/** Why a mark could not be kept, with what to do about it. */
export function storageSentence({ reason }: StorageError): string {
  return STORAGE[reason];
}
