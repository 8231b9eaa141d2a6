import { countText } from '../../format/count-text';
import { listText } from '../../format/list-text';

/** A member's favorites as a picture to be passed on. */
export const FAVORITES_PICTURE = {
  open: 'Picture',
  openLabel: 'Make a picture of these films',
  notLoaded: 'The picture cannot be made right now. Check your connection and try again.',
  title: 'Your favorites as a picture',
  /** On the picture itself. */
  heading: 'My favorite films',
  described: (titles: readonly string[]) => `A picture of the posters of ${listText(titles)}`,
  part: (shown: number, all: number) => `${countText(shown)} of the ${countText(all)} films that your list shows.`,
  whole: 'All films that your list shows.',
  drawing: 'Drawing the picture...',
  failed: 'The picture could not be made: this device has no room for it right now.',
  share: 'Share',
  copy: 'Copy',
  save: 'Save',
  copied: 'The picture is on your clipboard',
  saved: (name: string) => `${name} was handed to your browser to save.`,
  refused: 'This browser did not let the picture go. Save it instead.',
} as const;
