import { MESSAGES } from '../../config/messages';
import type { StorageError } from '../../data/local/storage-error';

/** Kinds of mark a member sets by hand. */
export type ToggleKind = 'favorite' | 'watched';

const { favorites, watched } = MESSAGES;

/** What is said about a mark, by its kind. */
export const MARK_SENTENCES = {
  favorite: {
    add: favorites.add,
    remove: favorites.remove,
    added: favorites.added,
    removed: favorites.removed,
    signIn: favorites.signIn,
    noId: favorites.noId,
    failed: favorites.failed,
  },
  watched: {
    add: watched.add,
    remove: watched.remove,
    added: watched.added,
    removed: watched.removed,
    signIn: watched.signIn,
    noId: watched.noId,
    failed: watched.failed,
  },
} as const satisfies Record<ToggleKind, object>;

/** Why a mark could not be kept, with what to do about it. */
export function storageSentence({ reason }: StorageError): string {
  return MESSAGES.storage[reason];
}
