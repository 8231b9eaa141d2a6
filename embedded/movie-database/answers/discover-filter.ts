import { BOARD_RATINGS } from '../../../src/config/recommend/recommendation';
import type { Film } from '../catalogue/catalogue';
import { keywordsOf } from '../films/keywords';
import { releaseYear } from '../films/film-facts';
import { servicesOf } from './services';
import { personIdsOf } from './people-search';

type Accepts = (film: Film) => boolean;
type Rule = (value: string) => Accepts;

const atLeast =
  (read: (film: Film) => number): Rule =>
  (value) =>
  (film) =>
    read(film) >= Number(value);

const atMost =
  (read: (film: Film) => number): Rule =>
  (value) =>
  (film) =>
    read(film) <= Number(value);

const since: Rule = (value) => (film) => film.releaseDate >= value;
const until: Rule = (value) => (film) => film.releaseDate <= value;

/** TMDB's lists of ids: comma is AND, pipe is OR. */
const withIds =
  (read: (film: Film) => readonly number[]): Rule =>
  (value) => {
    const groups = value.split(',').map((group) => group.split('|').map(Number));
    return (film) => groups.every((group) => group.some((id) => read(film).includes(id)));
  };

/** None of the ids, whichever sign stands between them: an excluded genre never shows. */
const withoutGenres: Rule = (value) => {
  const ids = value.split(/[,|]/).map(Number);
  return (film) => !film.genreIds.some((id) => ids.includes(id));
};

const inYear: Rule = (value) => (film) => releaseYear(film) === Number(value);

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['primary_release_date.gte', since],
  ['primary_release_date.lte', until],
  ['release_date.gte', since],
  ['release_date.lte', until],
  ['primary_release_year', inYear],
  ['year', inYear],
  ['vote_count.gte', atLeast((film) => film.voteCount)],
  ['vote_count.lte', atMost((film) => film.voteCount)],
  ['vote_average.gte', atLeast((film) => film.voteAverage)],
  ['vote_average.lte', atMost((film) => film.voteAverage)],
  ['with_runtime.gte', atLeast((film) => film.runtime)],
  ['with_runtime.lte', atMost((film) => film.runtime)],
  ['with_genres', withIds((film) => film.genreIds)],
  ['with_keywords', withIds((film) => keywordsOf(film).map(({ id }) => id))],
  ['with_people', withIds(personIdsOf)],
  ['without_genres', withoutGenres],
  ['with_original_language', (value) => (film) => film.language === value],
]);

/** The services of a country; without one TMDB ignores these. All that the catalogue knows of are subscriptions. */
const withProviders = (country: string): Rule => withIds((film) => servicesOf(film, country).map(({ id }) => id));

/** The catalogue knows the ratings of the United States only; without that country TMDB ignores these. */
const US_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['certification', (value) => (film) => value.split('|').includes(film.certification)],
  ['certification.lte', (value) => rated((strictness) => strictness <= BOARD_RATINGS.indexOf(value))],
  ['certification.gte', (value) => rated((strictness) => strictness >= BOARD_RATINGS.indexOf(value))],
]);

/** Films whose rating, by its place from mild to strict, is accepted. One that is not rated is under no bound. */
function rated(accepts: (strictness: number) => boolean): Accepts {
  return ({ certification }) => {
    const strictness = BOARD_RATINGS.indexOf(certification);
    return strictness >= 0 && accepts(strictness);
  };
}

/** The films that pass all filters of a discover request. Unknown parameters and empty values filter nothing. */
export function filterFilms(films: readonly Film[], parameters: URLSearchParams): Film[] {
  const american = parameters.get('certification_country') === 'US';
  const region = parameters.get('watch_region');
  const providers = region === null ? undefined : withProviders(region);
  const accepts = [...parameters].flatMap(([name, value]) => {
    const conditional = name === 'with_watch_providers' ? providers : american ? US_RULES.get(name) : undefined;
    const rule = RULES.get(name) ?? conditional;
    return rule === undefined || value === '' ? [] : [rule(value)];
  });
  return films.filter((film) => accepts.every((accept) => accept(film)));
}
