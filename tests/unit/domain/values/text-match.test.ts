import { expect, it } from 'vitest';
import { matchesText } from '../../../../src/domain/values/text-match';

const movie = { title: 'Le Fabuleux Destin d’Amélie Poulain', description: 'A shy waitress in Montmartre.' };

it.each(['', '  ', 'amélie', 'AMELIE', 'poulain amelie', ' waitress  Destin ', 'Ame\u0301lie'])(
  '%j is found [COLL-18]',
  (text) => expect(matchesText(movie, text)).toBe(true),
);

it('the movie database’s reason for a match counts as well', () => {
  const named = { ...movie, foundBy: { person: 'Audrey Tautou', titleWords: '' } };
  expect(matchesText(named, 'tautou amelie')).toBe(true);
  expect(matchesText(movie, 'tautou')).toBe(false);
  expect(matchesText({ ...movie, foundBy: { person: '', titleWords: 'Die fabelhafte Welt' } }, 'fabelhafte')).toBe(
    true,
  );
});

it.each(['amelia', 'amelie sequel'])('%j is not', (text) => expect(matchesText(movie, text)).toBe(false));
