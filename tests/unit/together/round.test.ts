import { expect, it } from 'vitest';
import { tally, withBallot, type Ballot } from '../../../src/domain/group-vote';

const answer = (voter: string, letters: string): Ballot => ({
  voter,
  votes: Array.from(letters, (letter) => (letter === 'y' ? 'yes' : 'no')),
});

it('tells what all said yes to, in the order of the movies, and then what more than half did, the most wanted first', () => {
  const answers = [answer('a', 'yyynn'), answer('b', 'yyyyn'), answer('c', 'ynyyy'), answer('d', 'ynnyn')];
  expect(tally([1, 2, 3, 4, 5], answers)).toEqual({
    people: 4,
    all: [{ id: 1, yes: 4 }],
    near: [
      { id: 3, yes: 3 },
      { id: 4, yes: 3 },
    ],
  });
});

it('of what some did not want, what more wanted stands first', () => {
  const answers = [answer('a', 'yy'), answer('b', 'yy'), answer('c', 'yy'), answer('d', 'ny'), answer('e', 'nn')];
  expect(tally([1, 2], answers).near).toEqual([
    { id: 2, yes: 4 },
    { id: 1, yes: 3 },
  ]);
});

it('one person’s yes is what all said yes to; a half is not near', () => {
  expect(tally([1, 2], [answer('a', 'yn')])).toEqual({ people: 1, all: [{ id: 1, yes: 1 }], near: [] });
  expect(tally([1, 2], [answer('a', 'yn'), answer('b', 'ny')])).toEqual({ people: 2, all: [], near: [] });
});

it('an answer that comes again takes the place of the one before, and a ninth person does not come in', () => {
  const two = [answer('a', 'y'), answer('b', 'y')];
  expect(withBallot(two, answer('a', 'n'), 2)).toEqual([answer('a', 'n'), answer('b', 'y')]);
  expect(withBallot(two, answer('c', 'n'), 2)).toEqual(two);
  expect(withBallot(two, answer('c', 'n'), 3)).toEqual([...two, answer('c', 'n')]);
});
