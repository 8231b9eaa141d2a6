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
