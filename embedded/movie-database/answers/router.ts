import type { Catalogue, Film } from '../catalogue/catalogue';
import { configurationOf } from './configuration';
import { detailsOf, FILM_PARTS } from './details';
import { filterFilms } from './discover-filter';
import { sortFilms } from './film-order';
import { GENRE_NAMES, namedGenres } from '../films/genre-names';
import { errorAnswer, jsonAnswer } from './json-answer';
import { listItem } from './list-item';
import { pageOf, readPage } from './paging';
import { searchPeople } from './people-search';
import { recommendedBeside } from './recommended';
import { searchFilms } from './title-search';
import { providersAnswer, regionsAnswer } from './watch-providers';
import { trendingFilms, TRENDING_WINDOWS } from './trending';

export interface Question {
  /** The path below the API's base, such as '/movie/popular'. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly imageBase: string;
  /** Brings films whose pictures are alike apart, in an order that is made up anyway. */
  readonly keptApart: (films: readonly Film[]) => readonly Film[];
}

type ListOf = (catalogue: Catalogue, question: Question) => readonly Film[];

/** TMDB asks this many votes of a film before it counts it among the best. */
const TOP_RATED_VOTES = 300;

const LISTS_BY_PATH: ReadonlyMap<string, ListOf> = new Map<string, ListOf>([
  ['/movie/popular', ({ films }) => sortFilms(films, 'popularity.desc')],
  ['/movie/top_rated', ({ films }) => sortFilms(wellKnown(films), 'vote_average.desc')],
  [
    '/discover/movie',
    ({ films }, { parameters }) => sortFilms(filterFilms(films, parameters), parameters.get('sort_by')),
  ],
  ['/search/movie', ({ films }, { parameters }) => searchFilms(films, parameters)],
  ...TRENDING_WINDOWS.map((window): [string, ListOf] => [
    `/trending/movie/${window}`,
    ({ films }, { now, keptApart }) => keptApart(trendingFilms(films, window, now)),
  ]),
]);

const FIND_PATH = /^\/find\/(\w{1,20})$/;
const FILM_PATH = /^\/movie\/(\d{1,10})(?:\/(.+))?$/;

/** Answers a question that has shown a valid key. */
export function answerQuestion(catalogue: Catalogue, question: Question): Response {
  const { path, parameters } = question;
  const shape = (film: Film) => listItem(film, parameters.get('language'));
  const list = LISTS_BY_PATH.get(path);
  if (list !== undefined) return pageAnswer(list(catalogue, question), parameters, shape);
  if (path === '/search/person')
    return pageAnswer(searchPeople(catalogue.films, parameters), parameters, (found) => found);
  if (path === '/genre/movie/list') return jsonAnswer({ genres: namedGenres(GENRE_NAMES.keys()) });
  if (path === '/configuration') return jsonAnswer(configurationOf(question.imageBase));
  if (path === '/watch/providers/movie') return jsonAnswer(providersAnswer(parameters.get('watch_region')));
  if (path === '/watch/providers/regions') return jsonAnswer(regionsAnswer());
  const [, imdb] = FIND_PATH.exec(path) ?? [];
  if (imdb !== undefined) return jsonAnswer(findAnswer(catalogue, imdb, parameters));
  return answerFilm(catalogue, path, parameters);
}

/** TMDB's answer to '/find': films, and nothing of the other things that have ids elsewhere. */
function findAnswer({ films }: Catalogue, id: string, parameters: URLSearchParams) {
  const byImdb = parameters.get('external_source') === 'imdb_id';
  const found = films.filter((film) => byImdb && film.imdbId === id);
  return {
    movie_results: found.map((film) => listItem(film, parameters.get('language'))),
    person_results: [],
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  };
}

function pageAnswer<From>(all: readonly From[], parameters: URLSearchParams, shape: (item: From) => unknown): Response {
  const page = readPage(parameters);
  return page.ok ? jsonAnswer(pageOf(all, page.value, shape)) : errorAnswer(page.error);
}

function answerFilm(catalogue: Catalogue, path: string, parameters: URLSearchParams): Response {
  const language = parameters.get('language');
  const [, id = '', partName] = FILM_PATH.exec(path) ?? [];
  const film = catalogue.byId.get(Number(id || -1));
  if (film === undefined) return errorAnswer('not-found');
  if (partName === undefined) {
    return jsonAnswer(detailsOf(film, (parameters.get('append_to_response') ?? '').split(','), language));
  }
  if (partName === 'recommendations')
    return pageAnswer(recommendedBeside(film, catalogue), parameters, (one) => listItem(one, language));
  const part = FILM_PARTS.get(partName);
  return part === undefined ? errorAnswer('not-found') : jsonAnswer({ id: film.id, ...part(film) });
}

function wellKnown(films: readonly Film[]): Film[] {
  return films.filter((film) => film.voteCount >= TOP_RATED_VOTES);
}
