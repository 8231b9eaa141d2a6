import type { Catalog, Movie } from '../catalog/catalog';
import { IMAGE_WIDTHS } from '../responses/configuration';
import { CROSS_ORIGIN, errorResponse } from '../responses/json-response';
import { BoundedMap } from './bounded-map';
import { designsOf } from './choose';
import { drawBackdrop, drawPoster } from './poster';

/** Number of cached images: about three screens of the Top 50, two megabytes. */
const CACHE_SIZE = 400;

const PATH = /^\/(\w+)\/((poster|backdrop)-(\d{1,10})\.svg)$/;

export interface Artwork {
  /** Answers a path below the image base, such as '/w342/poster-603.svg'. */
  readonly fetch: (path: string) => Response;
}

/** The drawn posters and backdrops of a catalog. */
export function createArtwork(catalog: Catalog): Artwork {
  const cache = new BoundedMap<string, string>(CACHE_SIZE);
  const drawingOf = (kind: string, movie: Movie | undefined): (() => string) | null => {
    const design = movie === undefined ? undefined : designsOf(catalog).get(movie.id);
    if (movie === undefined || design === undefined) return null;
    if (kind === 'poster') return () => drawPoster(movie, design);
    return movie.backdropPath === null ? null : () => drawBackdrop(movie, design);
  };
  return {
    fetch: (path) => {
      const [, width = '', file = '', kind = '', id = ''] = PATH.exec(path) ?? [];
      const draw = drawingOf(kind, catalog.byId.get(Number(id || -1)));
      if (!IMAGE_WIDTHS.some((known) => known === width) || draw === null) return errorResponse('not-found');
      return svgResponse(cache.getOrCreate(file, draw));
    },
  };
}

/** An image never changes for its id, and must not run scripts or send requests. */
function svgResponse(svg: string): Response {
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
