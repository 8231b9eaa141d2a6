import { expect, it } from 'vitest';
import {
  type DiaryFacts,
  isNarrowed,
  MARKED_SORTS,
  markedChoices,
  markedParameters,
  RATED_SORTS,
  readMarkedView,
  viewedIds,
  type ListedMovie,
  type MarkedSort,
  type MarkedView,
  WATCHED_SORTS,
} from '../../../../src/domain/lists/marked-list';
import { compareText } from '../../../../src/i18n/format';

/** The list in its default view, without URL parameters. */
const FIRST_MARKED_VIEW: MarkedView = { text: '', sort: 'newest', genre: null, decade: null, rated: null };

const movie = (id: number, title: string, year: number, rating: number, genres: readonly string[]): ListedMovie => ({
  id,
  card: { title, year, rating, genres },
});

/** Newest mark first. */
const MOVIES = [
  movie(1, 'Heat', 1995, 8.3, ['Action', 'Crime']),
  { id: 2, card: null },
  movie(3, 'Amélie', 2001, 7.9, ['Comedy', 'Romance']),
  movie(4, 'Casino', 1995, 8.3, ['Crime']),
  movie(5, 'Untold', 0, 0, ['Nonsense']),
  movie(6, 'The Sting', 1973, 8, ['Comedy', 'Crime']),
];

const DIARY: DiaryFacts = {
  dates: new Map([
    [2, '2026-01-01'],
    [4, '2009-07-11'],
    [5, '2025-12-31'],
    [6, '2009-07-11'],
  ]),
  ratings: new Map([
    [1, 7],
    [3, 8],
    [5, 7],
  ]),
};
const shown = (view: Partial<MarkedView>) => viewedIds(MOVIES, { ...FIRST_MARKED_VIEW, ...view }, DIARY, compareText);
const read = (search: string, sorts: readonly MarkedSort[] = MARKED_SORTS) => {
  const parameters = new URLSearchParams(search);
  return readMarkedView((name) => parameters.get(name), sorts);
};

it.each([
  [{}, [1, 2, 3, 4, 5, 6]],
  [{ sort: 'title' }, [3, 4, 1, 6, 5, 2]],
  [{ sort: 'year' }, [3, 4, 1, 6, 5, 2]],
  [{ sort: 'rating' }, [4, 1, 6, 3, 5, 2]],
  [{ sort: 'date-watched' }, [5, 4, 6, 1, 3, 2]],
  [{ sort: 'your-rating' }, [3, 1, 5, 4, 6, 2]],
] as const)('sorts with unknown values last: %j', (view, ids) => {
  expect(shown(view)).toEqual(ids);
});

it.each([
  [{ genre: 'Crime' }, [1, 4, 6]],
  [{ decade: 1990 }, [1, 4]],
  [{ genre: 'Crime', decade: 1970 }, [6]],
  [{ genre: 'Crime', sort: 'title' }, [4, 1, 6]],
  [{ text: 'amelie' }, [3]],
  [{ text: ' STING the ' }, [6]],
  [{ text: 'heat 1995' }, [1]],
  [{ text: 'heat 1973' }, []],
  [{ rated: '4' }, [3]],
  [{ rated: 'none' }, [4, 6]],
  [{ rated: 'none', sort: 'title' }, [4, 6]],
  [{ text: 'crime' }, []],
  [{ genre: 'Western' }, []],
  [{ text: '  ' }, [1, 2, 3, 4, 5, 6]],
] as const)('excludes movies that do not match or lack the data: %j', (view, ids) => {
  expect(shown(view)).toEqual(ids);
  expect(isNarrowed({ ...FIRST_MARKED_VIEW, ...view })).toBe(ids.length < MOVIES.length);
});

it('offers the genres and decades of the list, and those selected', () => {
  expect(markedChoices(MOVIES, FIRST_MARKED_VIEW, compareText)).toEqual({
    genres: ['Action', 'Comedy', 'Crime', 'Nonsense', 'Romance'],
    decades: [2000, 1990, 1970],
  });
  expect(
    markedChoices([movie(1, 'Odd', 0, 1, [])], { ...FIRST_MARKED_VIEW, genre: 'War', decade: 1940 }, compareText),
  ).toEqual({
    genres: ['War'],
    decades: [1940],
  });
});

it('every view has URL parameters, and the default view has none', () => {
  const view: MarkedView = { text: 'the sting', sort: 'year', genre: 'Sci-Fi', decade: 1970, rated: '4' };
  const parametersOf = (of: MarkedView) =>
    markedParameters(of).filter((pair): pair is [string, string] => pair[1] !== null);
  expect(String(new URLSearchParams(parametersOf(view)))).toBe(
    'title=the+sting&sort=year&genre=Sci-Fi&decade=1970&rated=4',
  );
  expect(read(String(new URLSearchParams(parametersOf(view))), RATED_SORTS)).toEqual(view);
  expect(parametersOf({ ...FIRST_MARKED_VIEW, text: ' ' })).toEqual([]);
  expect(read('')).toEqual(FIRST_MARKED_VIEW);
});

it.each([
  'sort=genres',
  'decade=1995',
  'decade=19900',
  'decade=-1990',
  'decade=0990',
  'genre=',
  'rated=5',
  'rated=none',
])('?%s is invalid and ignored', (search) => {
  expect(read(search)).toEqual(FIRST_MARKED_VIEW);
});

it('only lists with ratings are sorted and filtered by them', () => {
  expect(read('sort=your-rating&rated=none', RATED_SORTS)).toMatchObject({ sort: 'your-rating', rated: 'none' });
  expect(read('sort=date-watched&rated=5', RATED_SORTS)).toEqual(FIRST_MARKED_VIEW);
});

it.each(['date-watched', 'your-rating'] as const)('watched movies can be sorted by %s', (sort) => {
  expect(read(`sort=${sort}`, WATCHED_SORTS)).toEqual({ ...FIRST_MARKED_VIEW, sort });
  expect(read(`sort=${sort}`)).toEqual(FIRST_MARKED_VIEW);
});
