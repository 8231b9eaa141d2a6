import type { ListedKind, MarkKind, ToldKind } from '../../../domain/marks/mark-kinds';
import { countText } from '../../format/count-text';

/** What is said of a kind of mark on the sync page, in an import and in a copy. */
interface KindWords {
  /** What setting a mark, or taking it away, is called. @param title the film's, or what stands for one */
  readonly change: (title: string, added: boolean) => string;
  /** So many films with the mark. */
  readonly films: (count: number) => string;
}

/** What is said where a member sets a mark by hand. */
interface ToldWords {
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
}

/** What is said over a list of a kind's films, and of each. */
interface ListWords {
  readonly listTitle: string;
  readonly listNote: string;
}

const films = (count: number) => `${countText(count)} ${count === 1 ? 'film' : 'films'}`;

/** What is said of marks, by their kind. */
export const MARKS = {
  favorite: {
    loading: 'Loading your favorites...',
    add: 'Add to Favorites',
    remove: 'Remove from Favorites',
    added: 'Movie added to favorites!',
    removed: 'Movie removed from favorites',
    signIn: 'Please sign in to add favorites',
    noId: 'Cannot favorite this movie',
    failed: 'Could not update favorites',
    refused: 'Failed to update favorites',
    change: (title, added) => (added ? `Favorite: ${title}` : `No longer a favorite: ${title}`),
    films: (count) => `${films(count)} among your favorites`,
  },
  watched: {
    loading: 'Loading your watched films...',
    add: 'Mark as Watched',
    remove: 'Mark as Unwatched',
    added: 'Movie marked as watched!',
    removed: 'Movie unmarked as watched',
    signIn: 'Please sign in to mark movies as watched',
    noId: 'Cannot mark this movie as watched',
    failed: 'Could not update watched status',
    refused: 'Could not update watched status',
    change: (title, added) => (added ? `Watched: ${title}` : `Not watched: ${title}`),
    films: (count) => `${films(count)} as watched`,
  },
  dismissed: {
    loading: 'Loading what is not for you...',
    add: 'Not for Me',
    remove: 'Take Back “Not for Me”',
    added: 'Not recommended again',
    removed: 'May be recommended again',
    signIn: 'Please sign in to say what is not for you',
    noId: 'Cannot say this of this movie',
    failed: 'Could not keep what is not for you',
    refused: 'Could not keep what is not for you',
    listTitle: 'Not for me',
    listNote: 'Not recommended to you.',
    change: (title, added) => (added ? `Not for me: ${title}` : `No longer not for me: ${title}`),
    films: (count) => `${films(count)} as not for you`,
  },
  shown: {
    change: (title) => `Recommended: ${title}`,
    films: (count) => `${films(count)} as recommended`,
  },
} as const satisfies Record<MarkKind, KindWords> & Record<ToldKind, ToldWords> & Record<ListedKind, ListWords>;
