import type { ScreenKind } from '../../domain/marks/mark-kinds';

/** Messages of a list of marked movies. */
interface MarkedListMessages {
  readonly title: string;
  readonly emptyTitle: string;
  readonly emptyTip: string;
}

/** The lists of marked movies; the messages of the marks themselves are in `marks`. */
export const MARKED_LISTS: Readonly<Record<ScreenKind, MarkedListMessages>> = {
  favorite: {
    title: 'Favorites',
    emptyTitle: 'No Favorites Yet',
    emptyTip: 'Tap the heart icon on any movie to save it here. It works offline, too.',
  },
  watched: {
    title: 'Watched',
    emptyTitle: 'No Watched Movies Yet',
    emptyTip: 'Tap the eye icon on any movie you’ve seen to save it here. It works offline, too.',
  },
  watchlist: {
    title: 'Watchlist',
    emptyTitle: 'Nothing on Your Watchlist Yet',
    emptyTip: 'Tap the bookmark on any movie you want to watch to save it here. It works offline, too.',
  },
};
