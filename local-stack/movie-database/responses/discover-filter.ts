import { BOARD_RATINGS } from '../../../src/config/recommend';
import type { Movie } from '../catalog/catalog';
import { keywordsOf } from '../movies/keywords';
import { releaseYear } from '../movies/movie-facts';
import { servicesOf } from './services';
import { personIdsOf } from './people-search';

type Accepts = (movie: Movie) => boolean;
type Rule = (value: string) => Accepts;

const atLeast =
  (read: (movie: Movie) => number): Rule =>
  (value) =>
  (movie) =>
    read(movie) >= Number(value);

const atMost =
  (read: (movie: Movie) => number): Rule =>
  (value) =>
  (movie) =>
    read(movie) <= Number(value);

const since: Rule = (value) => (movie) => movie.releaseDate >= value;
const until: Rule = (value) => (movie) => movie.releaseDate <= value;

/** TMDB's id lists: comma is AND, pipe is OR. */
const withIds =
  (read: (movie: Movie) => readonly number[]): Rule =>
  (value) => {
    const groups = value.split(',').map((group) => group.split('|').map(Number));
    return (movie) => groups.every((group) => group.some((id) => read(movie).includes(id)));
  };

/** Excludes all ids, whichever separator is used. */
const withoutGenres: Rule = (value) => {
  const ids = value.split(/[,|]/).map(Number);
  return (movie) => !movie.genreIds.some((id) => ids.includes(id));
};

const inYear: Rule = (value) => (movie) => releaseYear(movie) === Number(value);

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['primary_release_date.gte', since],
  ['primary_release_date.lte', until],
  ['release_date.gte', since],
  ['release_date.lte', until],
  ['primary_release_year', inYear],
  ['year', inYear],
  ['vote_count.gte', atLeast((movie) => movie.voteCount)],
  ['vote_count.lte', atMost((movie) => movie.voteCount)],
  ['vote_average.gte', atLeast((movie) => movie.voteAverage)],
  ['vote_average.lte', atMost((movie) => movie.voteAverage)],
  ['with_runtime.gte', atLeast((movie) => movie.runtime)],
  ['with_runtime.lte', atMost((movie) => movie.runtime)],
  ['with_genres', withIds((movie) => movie.genreIds)],
  ['with_keywords', withIds((movie) => keywordsOf(movie).map(({ id }) => id))],
  ['with_people', withIds(personIdsOf)],
  ['without_genres', withoutGenres],
  ['with_original_language', (value) => (movie) => movie.language === value],
]);

/** Services of a country; without one TMDB ignores these filters. The catalog knows only subscriptions. */
const withProviders = (country: string): Rule => withIds((movie) => servicesOf(movie, country).map(({ id }) => id));

/** The catalog knows only US certifications; for other countries TMDB ignores these filters. */
const US_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['certification', (value) => (movie) => value.split('|').includes(movie.certification)],
  ['certification.lte', (value) => rated((strictness) => strictness <= BOARD_RATINGS.indexOf(value))],
  ['certification.gte', (value) => rated((strictness) => strictness >= BOARD_RATINGS.indexOf(value))],
]);

/** Movies with an accepted certification, by its index from mild to strict. Unrated movies always match. */
function rated(accepts: (strictness: number) => boolean): Accepts {
  return ({ certification }) => {
    const strictness = BOARD_RATINGS.indexOf(certification);
    return strictness >= 0 && accepts(strictness);
  };
}

/** The movies that match all filters of a discover request. Unknown parameters and empty values are ignored. */
export function filterMovies(movies: readonly Movie[], parameters: URLSearchParams): Movie[] {
  const american = parameters.get('certification_country') === 'US';
  const region = parameters.get('watch_region');
  const providers = region === null ? undefined : withProviders(region);
  const accepts = [...parameters].flatMap(([name, value]) => {
    const conditional = name === 'with_watch_providers' ? providers : american ? US_RULES.get(name) : undefined;
    const rule = RULES.get(name) ?? conditional;
    return rule === undefined || value === '' ? [] : [rule(value)];
  });
  return movies.filter((movie) => accepts.every((accept) => accept(movie)));
}
