import { expect, it } from 'vitest';
import {
  type CrewMember,
  directorsOf,
  initialsOf,
  isShownCrew,
  writersOf,
} from '../../../../src/domain/movies/movie-details';

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

const CREW: readonly CrewMember[] = [
  { name: 'Ann', role: 'director' },
  { name: 'Bob', role: 'writer' },
  { name: 'Ann', role: 'writer' },
  { name: 'Cleo', role: 'writer' },
  { name: 'Bob', role: 'writer' },
  { name: 'Fay', role: 'director' },
  { name: 'Ann', role: 'director' },
  { name: 'Gil', role: 'other' },
];

it('lists the directors and writers of a crew, each once in order', () => {
  expect(directorsOf(CREW)).toEqual(['Ann', 'Fay']);
  expect(writersOf(CREW)).toEqual(['Bob', 'Ann', 'Cleo']);
  expect(CREW.filter((member) => !isShownCrew(member))).toEqual([{ name: 'Gil', role: 'other' }]);
});
