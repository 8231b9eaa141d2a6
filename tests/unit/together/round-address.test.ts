import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VOTE_MOVIES_LIMIT, MIN_VOTE_MOVIES } from '../../../src/config/group-vote';
import { voteFragment, parseVoteFragment } from '../../../src/domain/group-vote';

const movies = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), {
  minLength: MIN_VOTE_MOVIES,
  maxLength: VOTE_MOVIES_LIMIT,
});
const voter = fc.stringMatching(/^[a-z0-9]{6}$/);
const rounds = movies.chain((ids) =>
  fc.record({
    movies: fc.constant(ids),
    answer: fc.option(
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

describe('the fragment of a round', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(parseVoteFragment(`#${voteFragment(round)}`)).toEqual(round);
      }),
    );
  });

  it('has ids and votes alone, in letters that every messenger leaves as they are', () => {
    expect(voteFragment({ movies: [603, 949], answer: null })).toBe('1.603-949');
    expect(voteFragment({ movies: [603, 949], answer: { voter: 'k3x9qz', votes: ['yes', 'no'] } })).toBe(
      '1.603-949.k3x9qz.yn',
    );
    fc.assert(
      fc.property(rounds, (round) => {
        expect(voteFragment(round)).toMatch(/^[a-z0-9.-]+$/);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another form', '2.603-949'],
    ['one movie', '1.603'],
    ['more movies than fifteen', `1.${Array.from({ length: VOTE_MOVIES_LIMIT + 1 }, (_, index) => index + 1).join('-')}`],
    ['a movie twice', '1.603-603'],
    ['what is no id', '1.603-0949'],
    ['what is no number', '1.603-x'],
    ['movies enough beside what is no number', '1.603-949-x'],
    ['markup', '1.603-949.<b>abc.yn'],
    ['an id beyond all numbers', `1.603-${'9'.repeat(20)}`],
    ['endless text', `1.${'1-'.repeat(100_000)}1`],
    ['an answer without votes', '1.603-949.k3x9qz'],
    ['too few votes', '1.603-949.k3x9qz.y'],
    ['too many votes', '1.603-949.k3x9qz.ynn'],
    ['a vote that is neither', '1.603-949.k3x9qz.yx'],
    ['a vote that is neither after votes enough', '1.603-949.k3x9qz.ynx'],
    ['a longer name', '1.603-949.k3x9qzz.yn'],
    ['a name in other letters', '1.603-949.K3X9QZ.yn'],
    ['more than an answer', '1.603-949.k3x9qz.yn.x'],
  ])('with %s is none', (_, fragment) => {
    expect(parseVoteFragment(fragment)).toBeNull();
  });

  it('of any text is none or a whole round', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '.', '-', 'y', 'n', 'k', '0', ' ', '#', '%', '<', 'é') }),
        (text) => {
          const round = parseVoteFragment(text);
          if (round) expect(voteFragment(round)).toBe(text.replace(/^#/, ''));
        },
      ),
    );
  });
});
