import { expect, it } from 'vitest';
import { readTable } from '../../../../src/domain/import/csv-movies';

/** The ratings of a table, out of ten, and what is said of their scale. */
function scaleOf(head: string, ...ratings: readonly string[]) {
  const rows = ratings.map((rating, index) => [`Movie ${index}`, '2000', rating]);
  const file = readTable('lists/movies.csv', [['Title', 'Year', head], ...rows]);
  return { ratings: file?.movies.map(({ rating }) => rating), notes: file?.notes };
}
const assumed = (best: number) => [{ kind: 'scale', file: 'movies.csv', best }];

it.each([
  ['4.5', '3', 9, 6, 5],
  ['5', '3.5', 10, 7, 5],
  ['4', '9', 4, 9, 10],
  ['40', '85', 4, 8.5, 100],
])('says which scale it takes the ratings %s and %s for', (one, other, first, second, best) => {
  expect(scaleOf('Rating', one, other)).toEqual({ ratings: [first, second], notes: assumed(best) });
});

it('takes one of eleven ratings beyond the scale for a slip', () => {
  const ratings = [...Array<string>(10).fill('4.5'), '45'];
  expect(scaleOf('Rating', ...ratings)).toEqual({ ratings: [...Array<number>(10).fill(9), null], notes: assumed(5) });
});

it.each([
  ['Rating (out of 10)', 4],
  ['My rating /10', 4],
  ['Rating (1-10)', 4],
  ['Rating 0–100', 0.4],
  ['Bewertung (von 10)', 4],
  ['Rating (5)', 8],
])('takes the scale from the column “%s”', (head, rating) => {
  expect(scaleOf(head, '4')).toEqual({ ratings: [rating], notes: [] });
});

it('says nothing of ratings that name their own scale, or of none', () => {
  expect(scaleOf('Rating', '8/10', '★★★★½')).toEqual({ ratings: [8, 9], notes: [] });
  expect(scaleOf('Rating', '', '')).toEqual({ ratings: [null, null], notes: [] });
});

it('knows the scale of Letterboxd’s own files', () => {
  const file = readTable('ratings.csv', [
    ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'],
    ['2024-05-02', 'Heat', '1995', '', '4.5'],
  ]);
  expect(file).toMatchObject({ movies: [{ rating: 9 }], notes: [] });
});
