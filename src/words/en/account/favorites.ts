import { MARKS } from './marks';
import { countText } from '../../format/count-text';

/** The screen of favorites. */
export const FAVORITES = {
  title: 'Favorites',
  loading: MARKS.favorite.loading,
  emptyTitle: 'No Favorites Yet',
  emptyTip: 'Tap the heart icon on any film to keep it here, with or without a network.',
  emptyAction: 'Get Movie Recommendations',
  select: 'Select',
  selectFilm: (title: string) => `Select ${title}`,
  selected: (count: number) => `${countText(count)} selected`,
  selectAll: 'Select all',
  removeSelected: 'Remove',
  endSelecting: 'Cancel',
} as const;
