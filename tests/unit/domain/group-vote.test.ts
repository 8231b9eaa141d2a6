import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_VOTE_MOVIES, VOTE_MOVIES_LIMIT } from '../../../src/config/group-vote';
import { type Ballot, parseVoteFragment, tally, voteFragment, withBallot } from '../../../src/domain/group-vote';

const movies = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), {
  minLength: MIN_VOTE_MOVIES,
  maxLength: VOTE_MOVIES_LIMIT,
});
const voter = fc.stringMatching(/^[a-z0-9]{6}$/);
const anyVote = movies.chain((ids) =>
  fc.record({
    movies: fc.constant(ids),
    ballot: fc.option(
      fc.record({
        voter,
        votes: fc.array(fc.constantFrom('yes' as const, 'no' as const), {
          minLength: ids.length,
          maxLength: ids.length,
        }),
      }),
    ),
  }),
);

describe('the URL fragment of a vote', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyVote, (vote) => {
        expect(parseVoteFragment(`#${voteFragment(vote)}`)).toEqual(vote);
      }),
    );
  });

  it('contains only ids and votes, in letters that messengers leave unchanged', () => {
    expect(voteFragment({ movies: [603, 949], ballot: null })).toBe('1.603-949');
    expect(voteFragment({ movies: [603, 949], ballot: { voter: 'k3x9qz', votes: ['yes', 'no'] } })).toBe(
      '1.603-949.k3x9qz.yn',
    );
    fc.assert(
      fc.property(anyVote, (vote) => {
        expect(voteFragment(vote)).toMatch(/^[a-z0-9.-]+$/);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another format', '2.603-949'],
    ['one movie', '1.603'],
    [
      'more than fifteen movies',
      `1.${Array.from({ length: VOTE_MOVIES_LIMIT + 1 }, (_, index) => index + 1).join('-')}`,
    ],
    ['a movie twice', '1.603-603'],
    ['an invalid id', '1.603-0949'],
    ['a part that is not a number', '1.603-x'],
    ['enough movies and a part that is not a number', '1.603-949-x'],
    ['markup', '1.603-949.<b>abc.yn'],
    ['an id that is too large', `1.603-${'9'.repeat(20)}`],
    ['endless text', `1.${'1-'.repeat(100_000)}1`],
    ['a ballot without votes', '1.603-949.k3x9qz'],
    ['too few votes', '1.603-949.k3x9qz.y'],
    ['too many votes', '1.603-949.k3x9qz.ynn'],
    ['a vote that is neither yes nor no', '1.603-949.k3x9qz.yx'],
    ['an extra vote that is neither yes nor no', '1.603-949.k3x9qz.ynx'],
    ['a longer name', '1.603-949.k3x9qzz.yn'],
    ['a name with other letters', '1.603-949.K3X9QZ.yn'],
    ['a ballot with extra data', '1.603-949.k3x9qz.yn.x'],
  ])('with %s is rejected', (_, fragment) => {
    expect(parseVoteFragment(fragment)).toBeNull();
  });

  it('from any text is rejected or a complete vote', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '.', '-', 'y', 'n', 'k', '0', ' ', '#', '%', '<', 'é') }),
        (text) => {
          const vote = parseVoteFragment(text);
          if (vote) expect(voteFragment(vote)).toBe(text.replace(/^#/, ''));
        },
      ),
    );
  });
});

const ballot = (voter: string, letters: string): Ballot => ({
  voter,
  votes: Array.from(letters, (letter) => (letter === 'y' ? 'yes' : 'no')),
});

it('lists movies that everyone wants, in their order, then those with a majority, most wanted first', () => {
  const ballots = [ballot('a', 'yyynn'), ballot('b', 'yyyyn'), ballot('c', 'ynyyy'), ballot('d', 'ynnyn')];
  expect(tally([1, 2, 3, 4, 5], ballots)).toEqual({
    people: 4,
    all: [{ id: 1, yes: 4 }],
    near: [
      { id: 3, yes: 3 },
      { id: 4, yes: 3 },
    ],
  });
});

it('of movies that some did not want, the more wanted one comes first', () => {
  const ballots = [ballot('a', 'yy'), ballot('b', 'yy'), ballot('c', 'yy'), ballot('d', 'ny'), ballot('e', 'nn')];
  expect(tally([1, 2], ballots).near).toEqual([
    { id: 2, yes: 4 },
    { id: 1, yes: 3 },
  ]);
});

it('a single person’s yes counts as everyone’s, and a half is not a majority', () => {
  expect(tally([1, 2], [ballot('a', 'yn')])).toEqual({ people: 1, all: [{ id: 1, yes: 1 }], near: [] });
  expect(tally([1, 2], [ballot('a', 'yn'), ballot('b', 'ny')])).toEqual({ people: 2, all: [], near: [] });
});

it('a repeated ballot replaces the earlier one, and a ninth person is not added', () => {
  const two = [ballot('a', 'y'), ballot('b', 'y')];
  expect(withBallot(two, ballot('a', 'n'), 2)).toEqual([ballot('a', 'n'), ballot('b', 'y')]);
  expect(withBallot(two, ballot('c', 'n'), 2)).toEqual(two);
  expect(withBallot(two, ballot('c', 'n'), 3)).toEqual([...two, ballot('c', 'n')]);
});
