import { formatNumber, formatUnitList } from '../../../i18n/format';

/** A member's favorites as an image to share. */
export const FAVORITES_PICTURE = {
  open: 'Share',
  openLabel: 'Share as image',
  notLoaded: 'We can’t make the image right now. Check your connection and try again.',
  title: 'Your favorites as an image',
  /** On the image itself. */
  heading: 'My favorite movies',
  described: (titles: readonly string[]) => `An image of the posters of ${formatUnitList(titles)}`,
  part: (shown: number, all: number) => `${formatNumber(shown)} of the ${formatNumber(all)} movies in this list.`,
  whole: 'All the movies in this list.',
  drawing: 'Making the image…',
  failed: 'We couldn’t make the image. Close some tabs or apps and try again.',
  share: 'Share',
  copy: 'Copy',
  save: 'Save',
  copied: 'Image copied',
  saved: (name: string) => `Your browser is saving ${name}.`,
  refused: 'This browser can’t share images. Save it instead.',
} as const;
