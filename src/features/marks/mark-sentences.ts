import { FAVORITE } from '../../words/en/account/favorite';
import { DISMISSED } from '../../words/en/account/dismissed';
import { WATCHED } from '../../words/en/account/watched';
import type { ToldKind } from '../../domain/marks/mark-kinds';

/** What is said about a mark that members set by hand. */
interface MarkSentences {
  /** It is not known yet whether the film is marked. */
  readonly loading: string;
  readonly add: string;
  readonly remove: string;
  readonly added: string;
  readonly removed: string;
  readonly signIn: string;
  readonly noId: string;
  /** The device did not keep the change. */
  readonly failed: string;
  /** The server did not take it. */
  readonly refused: string;
  /** Its notification offers to take the mark back: what it is set on is seldom met again. */
  readonly undone: boolean;
}

/** What is said about a mark, by its kind. */
export const MARK_SENTENCES: Readonly<Record<ToldKind, MarkSentences>> = {
  favorite: { ...FAVORITE, undone: false },
  watched: { ...WATCHED, refused: WATCHED.failed, undone: false },
  dismissed: { ...DISMISSED, refused: DISMISSED.failed, undone: true },
};
