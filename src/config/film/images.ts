import type { ImageWidth } from './poster-address';

/**
 * Widths in which the movie image host serves images (specification, section 7), by their use: the smallest that is
 * sharp at the size it is shown on a screen of double density.
 */
export const IMAGE_WIDTHS = {
  /** Providers and production companies, up to 46 CSS pixels. */
  logo: 'w92',
  /** Cast photos and posters in rows, up to 92 CSS pixels. */
  portrait: 'w185',
  /** Posters on cards and details. */
  poster: 'w500',
  /** The landing hero and the detail screen's background. */
  backdrop: 'w1280',
} as const satisfies Record<string, ImageWidth>;
