import { expect, it } from 'vitest';
import { matchesText } from '../../../src/domain/values/text-match';

const film = { title: 'Le Fabuleux Destin d’Amélie Poulain', description: 'A shy waitress in Montmartre.' };

it.each(['', '  ', 'amélie', 'AMELIE', 'poulain amelie', ' waitress  Destin ', 'Ame\u0301lie'])(
  '%j is found [COLL-18]',
  (text) => expect(matchesText(film, text)).toBe(true),
);

it('what the movie database found it by counts, too', () => {
  const named = { ...film, foundBy: { person: 'Audrey Tautou', titleWords: '' } };
  expect(matchesText(named, 'tautou amelie')).toBe(true);
  expect(matchesText(film, 'tautou')).toBe(false);
  expect(matchesText({ ...film, foundBy: { person: '', titleWords: 'Die fabelhafte Welt' } }, 'fabelhafte')).toBe(true);
});

it.each(['amelia', 'amelie sequel'])('%j is not', (text) => expect(matchesText(film, text)).toBe(false));
