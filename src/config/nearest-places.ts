import { COLLECTION_GENRES, type CollectionGenre } from './collection';
import type { BROWSE_MOVIES } from './landing';
import { ROUTES, SHARED_LENGTH } from './routes';
import type { PLACEHOLDERS, SITE_MAP, SiteSectionId } from './site-map';

/** A link offered on the not-found screen. */
export type NearestPlace =
  | {
      readonly kind: 'charts' | 'top50' | 'finder' | 'watchlist' | 'collection' | 'people' | 'newest';
      readonly to: string;
    }
  | { readonly kind: 'genre'; readonly genre: Exclude<CollectionGenre, 'all'>; readonly to: string };

const charts: NearestPlace = { kind: 'charts', to: ROUTES.charts };
const top50: NearestPlace = { kind: 'top50', to: ROUTES.top50 };
const finder: NearestPlace = { kind: 'finder', to: ROUTES.engine };
const watchlist: NearestPlace = { kind: 'watchlist', to: ROUTES.watchlist };
const collection: NearestPlace = { kind: 'collection', to: ROUTES.collection };
/** The collection can be searched by people's names. */
const people: NearestPlace = { kind: 'people', to: ROUTES.collection };
const newest: NearestPlace = { kind: 'newest', to: collectionPath({ sort: 'year' }) };
const ofGenre = (genre: Exclude<CollectionGenre, 'all'>): NearestPlace => ({
  kind: 'genre',
  genre,
  to: collectionPath({ genre }),
});

type UnbuiltPath =
  | Exclude<(typeof SITE_MAP)[SiteSectionId][number], typeof ROUTES.top50>
  | (typeof PLACEHOLDERS)[keyof typeof PLACEHOLDERS]
  | typeof BROWSE_MOVIES;

/** The closest existing screen for every menu link without one, and for 'Browse Movies'. Chosen. */
const NEAREST: Readonly<Record<UnbuiltPath, NearestPlace>> = {
  '/charts/all': charts,
  '/charts/top200': top50,
  '/charts/global': top50,
  '/charts/classics': top50,
  '/charts/trending': finder,
  '/charts/monthly': newest,
  '/charts/breakthrough': newest,
  '/charts/year-end': newest,
  '/charts/decade': newest,
  '/movies': finder,
  '/movies/news': newest,
  '/movies/action': ofGenre('action'),
  '/movies/drama': ofGenre('drama'),
  '/movies/comedy': ofGenre('comedy'),
  '/movies/thriller': ofGenre('thriller'),
  '/movies/horror': ofGenre('horror'),
  '/movies/sci-fi': ofGenre('scifi'),
  '/movies/awards': top50,
  '/movies/festivals': top50,
  '/movies/indie': finder,
  '/movies/features': collection,
  '/movies/reviews': top50,
  '/tv': finder,
  '/tv/trending': finder,
  '/tv/new-releases': newest,
  '/tv/top-rated': top50,
  '/tv/streaming': finder,
  '/tv/genres': collection,
  '/tv/networks': collection,
  '/culture/events': charts,
  '/culture/lifestyle': finder,
  '/culture/interviews': people,
  '/culture/behind-scenes': people,
  '/industry/news': newest,
  '/industry/box-office': top50,
  '/industry/production': charts,
  '/industry/distribution': charts,
  '/industry/financing': charts,
  '/industry/technology': charts,
  '/tools/directors': people,
  '/tools/movie-index': collection,
  '/tools/cast-index': people,
  '/tools/release-calendar': newest,
  '/tools/market-watch': charts,
  '/tools/events-calendar': charts,
  '/tools/all': charts,
  '/watchlist': watchlist,
  '/box-office': top50,
  '/trending-actors': people,
};

const BY_PATH: ReadonlyMap<string, NearestPlace> = new Map(Object.entries(NEAREST));

/** The closest existing screen; null for paths that are in no menu. */
export function nearestPlace(path: string): NearestPlace | null {
  return BY_PATH.get(path.replace(/\/+$/, '')) ?? null;
}

/** The collection's URL parameters: its search. */
export interface CollectionParams {
  readonly text?: string;
  readonly genre?: CollectionGenre;
  /** Only on the viewer's services. */
  readonly own?: '1';
  /** Variety Mix. */
  readonly mix?: '1';
  /** By year, newest first. */
  readonly sort?: 'year';
}

/** The collection's URL with parameters, the same for the same search. */
export function collectionPath(params: CollectionParams): string {
  const search = new URLSearchParams({ ...params }).toString();
  return search === '' ? ROUTES.collection : `${ROUTES.collection}?${search}`;
}

/**
 * Parses the collection's URL parameters; invalid ones are ignored.
 * @param search the URL's query, from '?'
 */
export function parseCollectionParams(search: string): CollectionParams {
  const params = new URLSearchParams(search);
  const text = (params.get('text') ?? '').trim().slice(0, SHARED_LENGTH);
  const genre = COLLECTION_GENRES.find((one) => one === params.get('genre') && one !== 'all');
  return {
    ...(text !== '' && { text }),
    ...(genre !== undefined && { genre }),
    ...(params.get('own') === '1' && { own: '1' }),
    ...(params.get('mix') === '1' && { mix: '1' }),
    ...(params.get('sort') === 'year' && { sort: 'year' }),
  };
}
