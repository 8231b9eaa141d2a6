import type { ScreenKind } from '../../domain/marks/mark-kinds';

/** What the screen of a kind of mark says of its list. */
interface MarkedListWords {
  readonly title: string;
  readonly emptyTitle: string;
  readonly emptyTip: string;
}

/** The lists of marked movies that have a screen; what is said of a mark itself stands in `marks`. */
export const MARKED_LISTS: Readonly<Record<ScreenKind, MarkedListWords>> = {
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
};
