import { describe, expect, it } from 'vitest';
import { parseFiller } from '../../../embedded/movie-database/filler/filler';
import { parseFillerDate } from '../../../embedded/movie-database/filler/filler-date';
import { readFillerTitle } from '../../../embedded/movie-database/filler/filler-title';
import { readFillerRows } from '../../../embedded/movie-database/catalogue/film-files';
import { facts } from './film-fixture';

const row = (changes: Record<string, unknown> = {}) => ({
  Title: 'A Film',
  'US Gross': 5,
  'Worldwide Gross': null,
  'Production Budget': 3,
  'Release Date': 'Jun 12 1998',
  'MPAA Rating': 'Not Rated',
  'Running Time min': 95,
  'Major Genre': 'Romantic Comedy',
  'Creative Type': 'Fantasy',
  Director: 'Di Rector',
  'IMDB Rating': 6.1,
  'IMDB Votes': 1071,
  ...changes,
});

describe('dates of the filler', () => {
  it.each([
    ['Jun 12 1998', '1998-06-12'],
    ['Feb 29 2000', '2000-02-29'],
    ['Dec 31 1941', '1942-01-01'],
    ['Dec 31 2008', '2008-12-31'],
    ['Dec 31 2010', '2010-12-31'],
  ])('%s is %s', (text, iso) => {
    expect(parseFillerDate(text)).toBe(iso);
  });

  it.each(['Jan 28 2011', 'Dec 15 2039', 'Feb 30 1999', 'Jux 12 1998', 'Dec 31 1969', '', 'Jun 12 98'])(
    '%j is impossible',
    (text) => {
      expect(parseFillerDate(text)).toBeNull();
    },
  );
});

describe('titles of the filler', () => {
  it.each([
    ['La mala educaciÛn', 'Bad Education'],
    ['DÈj‡ Vu', 'Déjà Vu'],
    ['The Naked Gun 2Ω: The Smell of Fear', 'The Naked Gun 2½: The Smell of Fear'],
    ['Barbarians, The', 'The Barbarians'],
    ['Alien³', 'Alien³'],
  ])('%s is %s', (raw, title) => {
    expect(readFillerTitle(raw)).toBe(title);
  });
});

describe('films of the filler', () => {
  it('hold what the row says', () => {
    expect(parseFiller([row()], [])).toMatchObject([
      {
        id: null,
        title: 'A Film',
        releaseDate: '1998-06-12',
        genreIds: [35, 10749, 14],
        certification: 'NR',
        voteAverage: 6.1,
        voteCount: 54,
        runtime: 95,
        directors: ['Di Rector'],
        budget: 3,
        revenue: 5,
        cast: [],
      },
    ]);
  });

  it('may lack what the row lacks', () => {
    const bare = row({
      'MPAA Rating': 'Open',
      'Major Genre': null,
      'Creative Type': null,
      Director: null,
      Title: 1776,
    });
    expect(parseFiller([bare], [])).toMatchObject([
      { title: '1776', certification: null, genreIds: [], directors: [] },
    ]);
  });

  it.each([
    ['no title', { Title: null }],
    ['no rating', { 'IMDB Rating': null }],
    ['no votes', { 'IMDB Votes': null }],
    ['an impossible date', { 'Release Date': 'Dec 15 2039' }],
  ])('are dropped with %s', (_, changes) => {
    expect(parseFiller([row(changes)], [])).toEqual([]);
  });

  it('are dropped when the film is known by that title within two years', () => {
    const known = (releaseDate: string) => [facts(1, { title: 'The a film!', releaseDate })];
    expect(
      parseFiller([row({ Title: 'Film' })], [facts(1, { title: 'The Film!', releaseDate: '2000-01-01' })]),
    ).toEqual([]);
    expect(
      parseFiller([row({ Title: 'Cats and Dogs' })], [facts(1, { title: 'Cats & Dogs', releaseDate: '1997-01-01' })]),
    ).toEqual([]);
    expect(parseFiller([row()], known('1995-01-01'))).toHaveLength(1);
    expect(parseFiller([row(), row()], [])).toHaveLength(1);
  });

  it('come by the thousand out of the package, all dated to 2010', () => {
    const films = parseFiller(readFillerRows(), []);
    expect(films.length).toBeGreaterThan(2800);
    expect(films.every((film) => film.releaseDate <= '2010-12-31' && film.releaseDate >= '1925')).toBe(true);
  });
});
