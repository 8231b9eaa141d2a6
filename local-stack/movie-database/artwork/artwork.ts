import type { Catalogue, Movie } from '../catalogue/catalogue';
import { IMAGE_WIDTHS } from '../answers/configuration';
import { CROSS_ORIGIN, errorAnswer } from '../answers/json-answer';
import { BoundedMap } from './bounded-map';
import { looksOf } from './choose';
import { drawBackdrop, drawPoster } from './poster';

/** Number of cached images: about three screens of the Top 50, two megabytes. */
const REMEMBERED = 400;

const PATH = /^\/(\w+)\/((poster|backdrop)-(\d{1,10})\.svg)$/;

export interface Artwork {
  /** Answers a path below the image base, such as '/w342/poster-603.svg'. */
  readonly answer: (path: string) => Response;
}

/** The drawn posters and backdrops of a catalogue. */
export function createArtwork(catalogue: Catalogue): Artwork {
  const drawn = new BoundedMap<string, string>(REMEMBERED);
  const drawingOf = (kind: string, movie: Movie | undefined): (() => string) | null => {
    const look = movie === undefined ? undefined : looksOf(catalogue).get(movie.id);
    if (movie === undefined || look === undefined) return null;
    if (kind === 'poster') return () => drawPoster(movie, look);
    return movie.backdropPath === null ? null : () => drawBackdrop(movie, look);
  };
  return {
    answer: (path) => {
      const [, width = '', file = '', kind = '', id = ''] = PATH.exec(path) ?? [];
      const draw = drawingOf(kind, catalogue.byId.get(Number(id || -1)));
      if (!IMAGE_WIDTHS.some((known) => known === width) || draw === null) return errorAnswer('not-found');
      return picture(drawn.remember(file, draw));
    },
  };
}

/** An image never changes for its id, and must not run scripts or send requests. */
function picture(svg: string): Response {
  return new Response(svg, {
    headers: {
      ...CROSS_ORIGIN,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}
