import type { Catalogue, Film } from './catalogue';
import { configurationOf } from './configuration';
import { detailsOf, FILM_PARTS } from './details';
import { filterFilms } from './discover-filter';
import { sortFilms } from './film-order';
import { GENRE_NAMES, namedGenres } from './genre-names';
import { errorAnswer, jsonAnswer } from './json-answer';
import { listItem } from './list-item';
import { pageOf, readPage } from './paging';
import { searchFilms } from './title-search';
import { trendingFilms, TRENDING_WINDOWS } from './trending';

export interface Question {
  /** The path below the API's base, such as '/movie/popular'. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly imageBase: string;
}

type ListOf = (catalogue: Catalogue, question: Question) => readonly Film[];

/** TMDB asks this many votes of a film before it counts it among the best. */
const TOP_RATED_VOTES = 300;

const LISTS: ReadonlyMap<string, ListOf> = new Map<string, ListOf>([
  ['/movie/popular', ({ films }) => sortFilms(films, 'popularity.desc')],
  ['/movie/top_rated', ({ films }) => sortFilms(wellKnown(films), 'vote_average.desc')],
  [
    '/discover/movie',
    ({ films }, { parameters }) => sortFilms(filterFilms(films, parameters), parameters.get('sort_by')),
  ],
  ['/search/movie', ({ films }, { parameters }) => searchFilms(films, parameters)],
  ...TRENDING_WINDOWS.map((window): [string, ListOf] => [
    `/trending/movie/${window}`,
    ({ films }, { now }) => trendingFilms(films, window, now),
  ]),
]);

const FILM_PATH = /^\/movie\/(\d{1,10})(?:\/(.+))?$/;

/** Answers a question that has shown a valid key. */
export function answerQuestion(catalogue: Catalogue, question: Question): Response {
  const { path, parameters } = question;
  const list = LISTS.get(path);
  if (list !== undefined) {
    const page = readPage(parameters);
    return page.ok ? jsonAnswer(pageOf(list(catalogue, question), page.value, listItem)) : errorAnswer(page.error);
  }
  if (path === '/genre/movie/list') return jsonAnswer({ genres: namedGenres(GENRE_NAMES.keys()) });
  if (path === '/configuration') return jsonAnswer(configurationOf(question.imageBase));
  return answerFilm(catalogue, path, parameters);
}

function answerFilm(catalogue: Catalogue, path: string, parameters: URLSearchParams): Response {
  const [, id = '', partName] = FILM_PATH.exec(path) ?? [];
  const film = catalogue.byId.get(Number(id || -1));
  if (film === undefined) return errorAnswer('not-found');
  if (partName === undefined) {
    return jsonAnswer(detailsOf(film, (parameters.get('append_to_response') ?? '').split(',')));
  }
  const part = FILM_PARTS.get(partName);
  return part === undefined ? errorAnswer('not-found') : jsonAnswer({ id: film.id, ...part(film) });
}

function wellKnown(films: readonly Film[]): Film[] {
  return films.filter((film) => film.voteCount >= TOP_RATED_VOTES);
}
