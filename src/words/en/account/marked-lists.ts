import type { ScreenKind } from '../../../domain/marks/mark-kinds';

/** What the screen of a kind of mark says of its list. */
interface MarkedListWords {
  readonly title: string;
  readonly emptyTitle: string;
  readonly emptyTip: string;
}

/** The lists of marked films that have a screen; what is said of a mark itself stands in `marks`. */
export const MARKED_LISTS: Readonly<Record<ScreenKind, MarkedListWords>> = {
  favorite: {
    title: 'Favorites',
    emptyTitle: 'No Favorites Yet',
    emptyTip: 'Tap the heart icon on any film to keep it here, with or without a network.',
  },
  watched: {
    title: 'Watched',
    emptyTitle: 'No Watched Films Yet',
    emptyTip: 'Tap the eye icon on any film that you have seen to keep it here, with or without a network.',
  },
};
