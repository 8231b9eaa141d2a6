import { expect, it } from 'vitest';
import { compacted, movieFilter, textFilter } from '../../../../src/domain/values/text-match';

const movie = {
  title: 'Le Fabuleux Destin d’Amélie Poulain',
  year: 2001,
  description: 'A shy waitress in Montmartre.',
};

it.each(['', '  ', 'amélie', 'AMELIE', 'poulain amelie', ' waitress  Destin ', 'Ame\u0301lie', 'amelie 2001', '2001'])(
  '%j is found [COLL-18]',
  (text) => expect(movieFilter(text)(movie)).toBe(true),
);

it('the movie database’s reason for a match counts as well', () => {
  const named = { ...movie, foundBy: { person: 'Audrey Tautou', titleWords: '' } };
  expect(movieFilter('tautou amelie')(named)).toBe(true);
  expect(movieFilter('tautou')(movie)).toBe(false);
  expect(movieFilter('fabelhafte')({ ...movie, foundBy: { person: '', titleWords: 'Die fabelhafte Welt' } })).toBe(
    true,
  );
});

it.each(['amelia', 'amelie sequel', 'amelie 2002'])('%j is not', (text) =>
  expect(movieFilter(text)(movie)).toBe(false),
);

it.each([
  ['Ocean’s Eleven', ['ocean’s', "ocean's", 'oceans', 'ocean', 'oceans eleven', 'eleven oceans']],
  ['WALL·E', ['wall-e', 'walle', 'wall e', 'WALL·E', 'wall']],
  ['Walle', ['wall-e', 'wall e', 'WALL·E']],
  ['Spider-Man', ['spiderman', 'spiderm', 'spider man', 'spider-man', 'spider']],
  ['Spider Man', ['spiderman', 'spider-man']],
  ['Schindler’s List', ['schindlers', 'schindler list']],
  ['M*A*S*H', ['mash', 'm*a*s*h', 'M.A.S.H.']],
  ['MASH', ['m*a*s*h']],
  ['Æon Flux', ['aeon flux', 'æon']],
  ['Fast & Furious', ['fast and furious', 'fast & furious', 'furious fast']],
  ['Fast and Furious', ['fast & furious']],
  ['Smørrebrød på Grønland', ['smorrebrod pa gronland']],
  ['Weiße Weihnacht', ['weisse', 'weiße']],
  ['Miłość', ['milosc']],
  ['Se7en', ['se7en', 'SE7EN']],
  ['千と千尋の神隠し', ['千尋']],
])('%j is found by %j', (title, queries) => {
  for (const query of queries) expect([query, textFilter(query)(title)]).toEqual([query, true]);
});

it.each([
  ['The Matrix', 'them'],
  ['The Shawshank Redemption', 'm*a*s*h'],
  ['The Shawshank Redemption', 'wall-e'],
  ['Wall Street', 'wall-e'],
  ['Iron Man', 'spiderman'],
  ['Heat', 'heat 1995'],
])('%j is not found by %j', (title, query) => expect(textFilter(query)(title)).toBe(false));

it('titles of different sources are equal without their punctuation', () => {
  expect(compacted('Fast & Furious')).toBe(compacted('fast and furious'));
  expect(compacted('Ocean’s Eleven')).toBe('oceanseleven');
  expect(compacted('!!!')).toBe('');
});
