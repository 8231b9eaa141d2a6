import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { formatNumber, formatUnitList } from '../format';

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

/** An image of movies to share. */
export const MOVIES_IMAGE = {
  open: 'Share',
  openLabel: 'Share as image',
  described: (titles: readonly string[]) => `An image of the posters of ${formatUnitList(titles)}`,
  part: (shown: number, all: number) => `The image has ${formatNumber(shown)} of the ${formatNumber(all)} movies.`,
  allMovies: 'The image has all the movies.',
  drawing: 'Making the image…',
  failed: 'We couldn’t make the image. Close some tabs or apps and try again.',
  share: 'Share',
  copy: 'Copy',
  save: 'Save',
  copied: 'Image copied',
  saved: (name: string) => `Your browser is saving ${name}.`,
  refused: 'This browser can’t share images. Save it instead.',
} as const;
