import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameSeries, seriesName } from '../../../../src/domain/movies/series';
import { sameSeriesByTitles } from './series-by-titles';

const alike = (one: string, other: string) => sameSeries(seriesName(one), seriesName(other));

const SERIES = [
  ['Toy Story', 'Toy Story 2', 'Toy Story 4'],
  ['Star Wars', 'Star Wars: Episode V - The Empire Strikes Back', 'Star Wars: The Last Jedi'],
  ['The Godfather', 'The Godfather Part II', 'The Godfather: Part III'],
  [
    'Scooby-Doo',
    'Scooby-Doo 2: Monsters Unleashed',
    "Scooby-Doo! and the Witch's Ghost",
    'Scooby-Doo on Zombie Island',
  ],
  ["Harry Potter and the Philosopher's Stone", 'Harry Potter and the Goblet of Fire'],
  ['Indiana Jones and the Temple of Doom', 'Indiana Jones and the Last Crusade'],
  ['Shrek', 'Shrek the Third', 'Shrek 2'],
  ['Rocky', 'Rocky II', 'Rocky IV'],
  ['The Avengers', 'Avengers: Endgame'],
  ['Mission: Impossible', 'Mission: Impossible - Fallout'],
  ['Am\u00e9lie', 'Amelie 2'],
  // Too short to be a prefix: only equal stems make them one series.
  ['Saw', 'Saw II', 'Saw III', 'Saw IV', 'Saw V', 'Saw VI', 'Saw VII', 'Saw VIII', 'Saw IX', 'Saw X', 'Saw 10', 'Saw?'],
  [
    'Gem',
    'A Gem',
    'An Gem',
    'Gem Part Two',
    'Gem Chapter 2',
    'Gem Episode 3',
    'Gem Vol 4',
    'Gem Volume 5',
    'Gem - End',
  ],
  ['King Kong meet Dracula', 'King Kong meets Gigan', 'King Kong vs Mothra', 'King Kong versus Ghidorah'],
  ['Salt & Pepper', 'Salt Pepper'],
];

it.each(SERIES.map((titles) => [titles.join(', '), titles]))('%s are one series', (_, titles) => {
  for (const one of titles) for (const other of titles) expect([one, other, alike(one, other)]).toContain(true);
});

it.each([
  ['Up', 'Up in the Air'],
  ['Big', 'Big Fish'],
  ['Man on Fire', 'Man on Wire'],
  ['Beauty and the Beast', 'Beauty and the Bandit'],
  ['The Fog of War', 'The Fog'],
  ['12 Angry Men', '12 Monkeys'],
  ['Up 2 Down', 'Up Down'],
  ['Part 2', 'Chapter 2'],
  ['2001: A Space Odyssey', '2012'],
])('%s and %s are not', (one, other) => {
  expect(alike(one, other)).toBe(false);
});

it('comparing series names gives the same result as comparing titles in pairs', () => {
  const word = fc.constantFrom(
    'the',
    'A',
    'Saw',
    'Gem',
    'Shrek',
    'Toy Story',
    'part',
    'vol.',
    'II',
    '2',
    '10',
    'x',
    'and the',
    'vs',
  );
  const parting = fc.constantFrom(' ', ': ', ' - ', '! ', '');
  const made = fc.array(fc.tuple(word, parting), { minLength: 1, maxLength: 5 }).map((parts) => parts.flat().join(''));
  const title = fc.oneof(made, fc.constantFrom(...SERIES.flat()), fc.string({ maxLength: 12 }));
  fc.assert(
    fc.property(title, title, (one, other) => alike(one, other) === sameSeriesByTitles(one, other)),
    { numRuns: 5000 },
  );
});
