import { describe, expect, it } from 'vitest';
import { readMovies } from '../../../local-stack/movie-database/catalog/movie-files';
import { releaseYear, type MovieFacts } from '../../../local-stack/movie-database/movies/movie-facts';
import { GENRE_NAMES } from '../../../local-stack/movie-database/movies/genre-names';
import { keywordsOf } from '../../../local-stack/movie-database/movies/keywords';
import { titleKey } from '../../../local-stack/movie-database/movies/title-key';
import { DISPLAY_GENRES, GENRE } from '../../../src/config/genres';
import { BOARD_RATINGS, ERA_QUERIES, SORTED_MIN_VOTES } from '../../../src/config/recommend';
import { isTheme, THEMES } from '../../../src/config/themes';

const movies = readMovies();
const themes = Object.keys(THEMES).filter(isTheme);

const ofEra = (from: number, to: number | null) =>
  movies.filter((movie) => releaseYear(movie) >= from && releaseYear(movie) <= (to ?? Infinity));
const isOf = (theme: (typeof themes)[number]) => (movie: MovieFacts) => {
  const { genre, ids } = THEMES[theme];
  return (genre === null || movie.genreIds.includes(genre)) && keywordsOf(movie).some(({ id }) => ids.includes(id));
};
const isFamilys = ({ genreIds }: MovieFacts) => genreIds.includes(GENRE.family) || genreIds.includes(GENRE.animation);
/** Titles of the movies with an error. */
const titles = (found: readonly MovieFacts[]) => found.map(({ title }) => title);
const twice = (keys: readonly (string | number)[]) => keys.filter((key, place) => keys.indexOf(key) !== place);

/** Few science documentaries were shown in cinemas before the nineties, and not many until 2009. */
const FEW: Readonly<Record<string, number>> = { 'science classic': 3, 'science vintage': 6, 'nature classic': 9 };
const LEAST = 12;

describe('the embedded movies', () => {
  it('are 650 or more, from 1950 to 2025, 45 of them documentaries', () => {
    expect(movies.length).toBeGreaterThanOrEqual(650);
    expect(titles(movies.filter((movie) => releaseYear(movie) < 1950))).toEqual([]);
    expect(Math.max(...movies.map(releaseYear))).toBe(2025);
    expect(movies.filter(({ genreIds }) => genreIds.includes(GENRE.documentary)).length).toBeGreaterThanOrEqual(45);
  });

  it('appear only once each', () => {
    expect(twice(movies.flatMap(({ id }) => id ?? []))).toEqual([]);
    expect(twice(movies.flatMap(({ imdbId }) => imdbId ?? []))).toEqual([]);
    expect(twice(movies.map((movie) => `${titleKey(movie.title)} ${releaseYear(movie)}`))).toEqual([]);
    expect(twice(movies.map(({ overview }) => overview))).toEqual([]);
  });

  it('share a title only with a remake of years later, as a second entry with a wrong year would be near', () => {
    const sameTitle = movies.filter((movie) =>
      movies.some((other) => {
        const years = releaseYear(movie) - releaseYear(other);
        return titleKey(other.title) === titleKey(movie.title) && years > 0 && years < 8;
      }),
    );
    expect(titles(sameTitle)).toEqual([]);
  });

  it.each<[what: string, holds: (movie: MovieFacts) => boolean]>([
    ['a plot of 80 to 400 letters', ({ overview }) => overview.length >= 80 && overview.length <= 400],
    ['no ellipsis and no double space in its plot', ({ overview }) => !/\.\.\.|…| {2}/.test(overview)],
    ['a length between a short movie and four hours', ({ runtime }) => runtime >= 40 && runtime <= 240],
    ['a United States rating', ({ certification }) => ['NR', ...BOARD_RATINGS].includes(certification)],
    ['genres shown on cards', ({ genreIds }) => genreIds.length > 0 && genreIds.every((id) => DISPLAY_GENRES.has(id))],
    ['no genre twice', ({ genreIds }) => new Set(genreIds).size === genreIds.length],
    ['a director and a company', ({ directors, companies }) => directors.length > 0 && companies.length > 0],
    [
      'a writer and four actors, if it is played',
      ({ writers, cast, genreIds }) =>
        [GENRE.documentary, GENRE.animation].some((id) => genreIds.includes(id)) ||
        (writers.length > 0 && cast.length >= 4),
    ],
    ['no actor twice', ({ cast }) => twice(cast.map(({ actor }) => actor)).length === 0],
    ['four to nine keywords', ({ keywords }) => keywords.length >= 4 && keywords.length <= 9],
    ['no keyword twice', ({ keywords }) => twice(keywords).length === 0],
    ['a plausible rating', ({ voteAverage }) => voteAverage >= 6 && voteAverage <= 8.8],
    ['votes', ({ voteCount }) => voteCount >= 20 && voteCount <= 40_000],
    ['a language', ({ language }) => /^[a-z]{2}$/.test(language)],
  ])('have each %s', (_what, holds) => {
    expect(titles(movies.filter((movie) => !holds(movie)))).toEqual([]);
  });

  it('have lowercase keywords, each with its own id', () => {
    const words = [...new Set(movies.flatMap(({ keywords }) => keywords))];
    expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
    expect(twice(keywordsOf({ keywords: words }).map(({ id }) => id))).toEqual([]);
  });

  it('include every keyword that a theme can query', () => {
    const numbered = new Map(
      keywordsOf({ keywords: themes.flatMap((theme) => THEMES[theme].names) }).map(({ id, name }) => [id, name]),
    );
    for (const theme of themes)
      for (const id of THEMES[theme].ids) expect(THEMES[theme].names).toContain(numbered.get(id));
  });
});

describe.each(ERA_QUERIES)('of the $era era, the embedded movies', ({ era, from, to }) => {
  const shelf = ofEra(from, to);

  it.each([...DISPLAY_GENRES])(`of genre %i, %s, are ${LEAST} or more`, (id) => {
    expect(GENRE_NAMES.has(id)).toBe(true);
    expect(shelf.filter(({ genreIds }) => genreIds.includes(id)).length).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(themes)('of the theme %s are as many as exist', (theme) => {
    const found = shelf.filter(isOf(theme)).filter(({ voteCount }) => voteCount >= SORTED_MIN_VOTES);
    expect(found.length).toBeGreaterThanOrEqual(FEW[`${theme} ${era}`] ?? LEAST);
  });

  it('have plenty for families, rated G or PG', () => {
    const mild = shelf.filter((movie) => isFamilys(movie) && ['G', 'PG'].includes(movie.certification));
    expect(mild.length).toBeGreaterThanOrEqual(40);
  });

  it('include some in other languages', () => {
    expect(shelf.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(30);
  });
});
