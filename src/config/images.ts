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

/** Widths the movie image host serves that we ask for (specification, section 7). */
export type ImageWidth = 'w92' | 'w185' | 'w500' | 'w1280';

/**
 * Address of a picture on the movie image host.
 * @param imageBase address before the width, such as 'https://image.tmdb.org/t/p', with or without a last slash
 * @param path the movie database's path, such as '/abc.jpg'
 */
export function posterAddress(imageBase: string, path: string, width: ImageWidth): string {
  const base = imageBase.endsWith('/') ? imageBase.slice(0, -1) : imageBase;
  return `${base}/${width}${path.startsWith('/') ? path : `/${path}`}`;
}
