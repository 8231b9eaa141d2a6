/**
 * Widths of TMDB's images (specification, section 7) by use: the smallest that is sharp on screens of double density.
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

/** The widths in use (specification, section 7). */
export type ImageWidth = 'w92' | 'w185' | 'w500' | 'w1280';

/**
 * URL of an image.
 * @param imageBase URL before the width, such as 'https://image.tmdb.org/t/p', with or without a trailing slash
 * @param path TMDB's path, such as '/abc.jpg'
 */
export function buildImageUrl(imageBase: string, path: string, width: ImageWidth): string {
  const base = imageBase.endsWith('/') ? imageBase.slice(0, -1) : imageBase;
  return `${base}/${width}${path.startsWith('/') ? path : `/${path}`}`;
}

/** Maximum number of movies on an image to share, chosen so that posters stay recognizable. */
export const IMAGE_MOVIES_LIMIT = 12;
