import type { ListedKind, MarkKind, RecordKind, UserMarkKind } from '../domain/marks/mark-kinds';
import { formatNumber } from '../i18n/format';

/** Texts of a mark kind on the sync page, in imports and in exports. */
interface KindMessages {
  /** Describes a change of the mark. @param title of the movie, or a placeholder */
  readonly change: (title: string, added: boolean) => string;
  /** A count of movies with the mark. */
  readonly movies: (count: number) => string;
}

/** Texts of a mark that members set by hand. */
interface UserMarkMessages {
  /** While it is unknown whether the movie is marked. */
  readonly loading: string;
  readonly add: string;
  readonly remove: string;
  readonly added: string;
  readonly removed: string;
  readonly signIn: string;
  readonly noId: string;
  /** The change couldn't be stored on the device. */
  readonly failed: string;
  /** The server refused the change. */
  readonly refused: string;
}

/** Texts of a list of marked movies. */
interface ListMessages {
  readonly listTitle: string;
  readonly listNote: string;
}

/** Texts of records on the sync page, by kind. */
export const RECORDS = {
  rating: { change: (title, added) => (added ? `Your rating: ${title}` : `Rating removed: ${title}`) },
  viewing: { change: (title, added) => (added ? `Diary entry: ${title}` : `Diary entry removed: ${title}`) },
} as const satisfies Record<RecordKind, Pick<KindMessages, 'change'>>;

/** Texts of the marks, by kind. */
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
    movies: (count) => `${formatNumber(count)} ${count === 1 ? 'favorite' : 'favorites'}`,
  },
  watched: {
    loading: 'Loading your watched movies…',
    add: 'Mark as Watched',
    remove: 'Mark as Unwatched',
    added: 'Movie marked as watched!',
    removed: 'Movie unmarked as watched',
    signIn: 'Please sign in to mark movies as watched',
    noId: 'Cannot mark this movie as watched',
    failed: 'Could not update watched status',
    refused: 'Could not update watched status',
    change: (title, added) => (added ? `Watched: ${title}` : `Not watched: ${title}`),
    movies: (count) => `${formatNumber(count)} watched`,
  },
  watchlist: {
    loading: 'Loading your watchlist…',
    add: 'Want to Watch',
    remove: 'Remove from Watchlist',
    added: 'Added to your watchlist',
    removed: 'Removed from your watchlist',
    signIn: 'Please sign in to save movies to your watchlist',
    noId: 'Can’t add this movie to your watchlist',
    failed: 'Couldn’t update your watchlist',
    refused: 'Couldn’t update your watchlist',
    change: (title, added) => (added ? `Want to watch: ${title}` : `Removed from your watchlist: ${title}`),
    movies: (count) => `${formatNumber(count)} on your watchlist`,
  },
  dismissed: {
    loading: 'Loading…',
    add: 'Not for Me',
    remove: 'Undo “Not for Me”',
    added: 'We won’t recommend this again',
    removed: 'We may recommend this again',
    signIn: 'Please sign in to hide movies',
    noId: 'Can’t hide this movie',
    failed: 'Couldn’t update “Not for me”',
    refused: 'Couldn’t update “Not for me”',
    listTitle: 'Not for me',
    listNote: 'We don’t recommend this to you.',
    change: (title, added) => (added ? `Not for me: ${title}` : `Removed “Not for me”: ${title}`),
    movies: (count) => `${formatNumber(count)} not for you`,
  },
  recommended: {
    change: (title) => `Recommended: ${title}`,
    movies: (count) => `${formatNumber(count)} recommended`,
  },
} as const satisfies Record<MarkKind, KindMessages> &
  Record<UserMarkKind, UserMarkMessages> &
  Record<ListedKind, ListMessages>;

/** Viewings and own ratings, on the movie's screen, in its dialog and in lists. */
export const DIARY = {
  /** @param date such as 'January 5, 2025' */
  watchedOn: (date: string) => `Watched ${date}`,
  yourRating: 'Your rating',
  /** @param stars such as '4.5' */
  stars: (stars: string) => `${stars} of 5 stars`,
  ratingRemoved: 'Rating removed',
  failed: 'Couldn’t update your diary',
} as const;
