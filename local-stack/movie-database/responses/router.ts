import type { Catalog, Movie } from '../catalog/catalog';
import { configurationOf } from './configuration';
import { detailsOf, MOVIE_PARTS } from './details';
import { filterMovies } from './discover-filter';
import { sortMovies } from './movie-order';
import { GENRE_NAMES, namedGenres } from '../movies/genre-names';
import { errorResponse, jsonResponse } from './json-response';
import { listItem } from './list-item';
import { pageOf, readPage } from './paging';
import { searchPeople } from './people-search';
import { similarMovies } from './recommended';
import { searchMovies } from './title-search';
import { providersResponse, regionsResponse } from './watch-providers';
import { trendingMovies, TRENDING_WINDOWS } from './trending';

export interface ApiRequest {
  /** The path below the API's base, such as '/movie/popular'. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly imageBase: string;
  /** Spreads out movies with similar images, in lists whose order is arbitrary anyway. */
  readonly spreadOut: (movies: readonly Movie[]) => readonly Movie[];
}

type ListOf = (catalog: Catalog, question: ApiRequest) => readonly Movie[];

/** Minimum number of votes for TMDB's top rated movies. */
const TOP_RATED_VOTES = 300;

const LISTS_BY_PATH: ReadonlyMap<string, ListOf> = new Map<string, ListOf>([
  ['/movie/popular', ({ movies }) => sortMovies(movies, 'popularity.desc')],
  ['/movie/top_rated', ({ movies }) => sortMovies(wellKnown(movies), 'vote_average.desc')],
  [
    '/discover/movie',
    ({ movies }, { parameters }) => sortMovies(filterMovies(movies, parameters), parameters.get('sort_by')),
  ],
  ['/search/movie', ({ movies }, { parameters }) => searchMovies(movies, parameters)],
  ['/search/tv', () => []],
  ...TRENDING_WINDOWS.map((window): [string, ListOf] => [
    `/trending/movie/${window}`,
    ({ movies }, { now, spreadOut }) => spreadOut(trendingMovies(movies, window, now)),
  ]),
]);

const FIND_PATH = /^\/find\/(\w{1,20})$/;
const MOVIE_PATH = /^\/movie\/(\d{1,10})(?:\/(.+))?$/;

/** Answers a request with a valid key. */
export function handleRequest(catalog: Catalog, request: ApiRequest): Response {
  const { path, parameters } = request;
  const shape = (movie: Movie) => listItem(movie, parameters.get('language'));
  const list = LISTS_BY_PATH.get(path);
  if (list !== undefined) return pageResponse(list(catalog, request), parameters, shape);
  if (path === '/search/person')
    return pageResponse(searchPeople(catalog.movies, parameters), parameters, (found) => found);
  if (path === '/genre/movie/list') return jsonResponse({ genres: namedGenres(GENRE_NAMES.keys()) });
  if (path === '/configuration') return jsonResponse(configurationOf(request.imageBase));
  if (path === '/watch/providers/movie') return jsonResponse(providersResponse(parameters.get('watch_region')));
  if (path === '/watch/providers/regions') return jsonResponse(regionsResponse());
  const [, imdb] = FIND_PATH.exec(path) ?? [];
  if (imdb !== undefined) return jsonResponse(findResponse(catalog, imdb, parameters));
  return movieResponse(catalog, path, parameters);
}

/** TMDB's response to '/find', with movies only. */
function findResponse({ movies }: Catalog, id: string, parameters: URLSearchParams) {
  const byImdb = parameters.get('external_source') === 'imdb_id';
  const found = movies.filter((movie) => byImdb && movie.imdbId === id);
  return {
    movie_results: found.map((movie) => listItem(movie, parameters.get('language'))),
    person_results: [],
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  };
}

function pageResponse<From>(
  all: readonly From[],
  parameters: URLSearchParams,
  shape: (item: From) => unknown,
): Response {
  const page = readPage(parameters);
  return page.ok ? jsonResponse(pageOf(all, page.value, shape)) : errorResponse(page.error);
}

function movieResponse(catalog: Catalog, path: string, parameters: URLSearchParams): Response {
  const language = parameters.get('language');
  const [, id = '', partName] = MOVIE_PATH.exec(path) ?? [];
  const movie = catalog.byId.get(Number(id || -1));
  if (movie === undefined) return errorResponse('not-found');
  if (partName === undefined) {
    return jsonResponse(detailsOf(movie, (parameters.get('append_to_response') ?? '').split(','), language));
  }
  if (partName === 'recommendations')
    return pageResponse(similarMovies(movie, catalog), parameters, (one) => listItem(one, language));
  const part = MOVIE_PARTS.get(partName);
  return part === undefined ? errorResponse('not-found') : jsonResponse({ id: movie.id, ...part(movie) });
}

function wellKnown(movies: readonly Movie[]): Movie[] {
  return movies.filter((movie) => movie.voteCount >= TOP_RATED_VOTES);
}
