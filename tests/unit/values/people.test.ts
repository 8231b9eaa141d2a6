import { expect, it } from 'vitest';
import { directorsOf, isShownCrew, writersOf } from '../../../src/domain/people/crew';
import { initialsOf } from '../../../src/domain/people/initials';

it.each([
  ['Keanu Reeves', 'KR'],
  ['  Philip Seymour\u00a0Hoffman ', 'PH'],
  ['éva', 'É'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
  [' ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const CREW = [
  { name: 'Ann', job: 'Director' },
  { name: 'Bob', job: 'Screenplay' },
  { name: 'Ann', job: 'Writer' },
  { name: 'Cleo', job: 'Story' },
  { name: 'Dan', job: 'Author' },
  { name: 'Eve', job: 'Novel' },
  { name: 'Bob', job: 'Novel' },
  { name: 'Fay', job: 'Director' },
  { name: 'Ann', job: 'Director' },
  { name: 'Gil', job: 'Producer' },
];

it('of a crew, directors and writers are named, each once in their order', () => {
  expect(directorsOf(CREW)).toEqual(['Ann', 'Fay']);
  expect(writersOf(CREW)).toEqual(['Bob', 'Ann', 'Cleo', 'Dan', 'Eve']);
  expect(CREW.filter((member) => !isShownCrew(member))).toEqual([{ name: 'Gil', job: 'Producer' }]);
});
