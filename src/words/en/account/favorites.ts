import { formatNumber } from '../../../i18n/format';

/** What the screen of favorites has beyond the list: movies are selected, to be removed together. */
export const FAVORITES = {
  select: 'Select',
  selectMovie: (title: string) => `Select ${title}`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: 'Select all',
  removeSelected: 'Remove',
  endSelecting: 'Cancel',
} as const;
