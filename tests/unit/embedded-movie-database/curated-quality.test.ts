import { describe, expect, it } from 'vitest';
import { releaseYear } from '../../../embedded/movie-database/films/film-facts';
import { readCuratedFilms } from '../../../embedded/movie-database/catalogue/film-files';
import { GENRE_NAMES } from '../../../embedded/movie-database/films/genre-names';
import { titleKey } from '../../../embedded/movie-database/films/title-key';

const films = readCuratedFilms();
/** Documentaries, and animations without words. */
const WITHOUT_ACTORS = [99, 16];

const ERAS = [
  { era: '1950-1989', from: 1950, to: 1989 },
  { era: '1990-2009', from: 1990, to: 2009 },
  { era: '2010 and later', from: 2010, to: Infinity },
];
/** Every genre that a card can show: TMDB's without 'TV Movie'. */
const SHELVES = [...GENRE_NAMES]
  .filter(([id]) => id !== 10770)
  .flatMap(([id, genre]) => ERAS.map((era) => ({ id, genre, ...era })));

describe('the curated films', () => {
  it('are at least 250, from 1950 on', () => {
    expect(films.length).toBeGreaterThanOrEqual(250);
    expect(films.filter((film) => releaseYear(film) < 1950)).toEqual([]);
  });

  it.each(SHELVES)('fill the shelf of $genre, $era, with eight at least', ({ id, from, to }) => {
    const shelf = films.filter(
      (film) => film.genreIds.includes(id) && releaseYear(film) >= from && releaseYear(film) <= to,
    );
    expect(shelf.length).toBeGreaterThanOrEqual(8);
  });

  it('stand there once each', () => {
    const ids = films.flatMap((film) => film.id ?? []);
    const keys = films.map((film) => `${titleKey(film.title)} ${releaseYear(film)}`);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('tell their story, their people and their genres', () => {
    const thin = films.filter(
      (film) =>
        film.overview.length < 60 ||
        film.directors.length === 0 ||
        film.genreIds.length === 0 ||
        film.genreIds.some((id) => !GENRE_NAMES.has(id)) ||
        (film.cast.length === 0 && !WITHOUT_ACTORS.some((id) => film.genreIds.includes(id))) ||
        film.voteCount === 0,
    );
    expect(thin.map((film) => film.title)).toEqual([]);
  });
});
