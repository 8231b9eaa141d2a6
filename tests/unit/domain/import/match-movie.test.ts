import { expect, it } from 'vitest';
import { IMPORT_CANDIDATES } from '../../../../src/config/import';
import { matchByTitle, matchByYear } from '../../../../src/domain/import/match-movie';
import { candidate } from '../../services/candidates';

const movie = (id: number, title: string, releaseDate: string) => candidate({ id, title, releaseDate });
const HEAT = movie(1, 'Heat', '1995-12-15');

it.each([
  ['the same title and year', { title: 'Heat', year: 1995 }, [HEAT, movie(2, 'Heat', '1986-01-01')], 1],
  [
    'differences in accents, punctuation and case',
    { title: 'AMELIE!', year: 2001 },
    [movie(3, 'Amélie', '2001-04-25')],
    3,
  ],
  ['a year off by one', { title: 'Heat', year: 1996 }, [HEAT], 1],
  [
    'the exact year rather than one off by one',
    { title: 'Heat', year: 1995 },
    [movie(2, 'Heat', '1996-01-01'), HEAT],
    1,
  ],
  [
    'a title without letters',
    { title: '???', year: 1995 },
    [movie(2, '!!!', '1995-01-01'), movie(4, '???', '1995-01-01')],
    4,
  ],
  ['no year and a unique title', { title: 'Heat', year: null }, [HEAT, movie(2, 'Heat 2', '1995-01-01')], 1],
])('matches the movie with %s', (_, wanted, found, id) => {
  expect(matchByTitle(wanted, found)).toMatchObject({ kind: 'found', movie: { id } });
});

it.each([
  ['with the same title and year', { title: 'Heat', year: 1995 }, [HEAT, movie(2, 'Heat', '1995-03-01')], [1, 2]],
  [
    'with the same title and no given year',
    { title: 'Heat', year: null },
    [HEAT, movie(2, 'Heat', '1986-01-01')],
    [1, 2],
  ],
  ['with years off by one', { title: 'Heat', year: 1996 }, [HEAT, movie(2, 'Heat', '1997-01-01')], [1, 2]],
  [
    'whose years are all off by one',
    { title: 'Heat', year: 1996 },
    [HEAT, movie(3, 'Heat', '2013-01-01'), movie(2, 'Heat', '1997-01-01')],
    [1, 2],
  ],
  ['with the title but a distant year', { title: 'Heat', year: 2010 }, [HEAT], [1]],
])('leaves movies %s to the member', (_, wanted, found, ids) => {
  const match = matchByTitle(wanted, found);
  expect(match.kind === 'ambiguous' && match.movies.map(({ id }) => id)).toEqual(ids);
});

it('does not match a movie with another title', () => {
  expect(matchByTitle({ title: 'Heat', year: 1995 }, [movie(2, 'Heatwave', '1995-01-01')])).toEqual({ kind: 'none' });
  expect(matchByTitle({ title: '???', year: null }, [movie(2, '!!!', '1995-01-01')])).toEqual({ kind: 'none' });
});

it('offers movies of the same year with another title, but none without a year', () => {
  const found = [movie(2, 'The Empire Strikes Back', '1980-05-20'), movie(3, 'Empire', '2002-01-01')];
  expect(matchByYear({ year: 1981 }, found)).toMatchObject({ kind: 'ambiguous', movies: [{ id: 2 }] });
  expect(matchByYear({ year: 1990 }, found)).toEqual({ kind: 'none' });
  expect(matchByYear({ year: null }, found)).toEqual({ kind: 'none' });
});

it('offers only a few', () => {
  const found = Array.from({ length: 9 }, (_, index) => movie(index + 1, 'Heat', '1995-01-01'));
  const match = matchByTitle({ title: 'Heat', year: 1995 }, found);
  expect(match.kind === 'ambiguous' && match.movies).toHaveLength(IMPORT_CANDIDATES);
});
