import { beforeEach, expect, it, vi } from 'vitest';
import { STORED_VOTES_LIMIT, VOTE_PEOPLE_LIMIT } from '../../../src/config/group-vote';
import { groupVotesStore, withReceivedBallot, type StoredGroupVote } from '../../../src/db/group-votes-store';
import { clearTabState } from '../../../src/services/sign-out';

const VOTE: StoredGroupVote = {
  movies: [603, 949],
  voter: 'abc123',
  votes: ['yes'],
  ballots: [{ voter: 'k3x9qz', votes: ['yes', 'no'] }],
};

beforeEach(() => localStorage.clear());

it('a vote is restored as it was left, by its movies', () => {
  groupVotesStore.write(VOTE);
  expect(groupVotesStore.read([603, 949])).toEqual(VOTE);
  expect(groupVotesStore.read([949, 603])).toBeNull();
  groupVotesStore.write({ ...VOTE, votes: ['no', 'no'] });
  expect(groupVotesStore.read([603, 949])?.votes).toEqual(['no', 'no']);
});

it('keeps only the newest votes', () => {
  for (let id = 1; id <= STORED_VOTES_LIMIT + 1; id += 1) groupVotesStore.write({ ...VOTE, movies: [id, id + 1] });
  expect(groupVotesStore.read([1, 2])).toBeNull();
  expect(groupVotesStore.read([2, 3])).not.toBeNull();
});

it('is deleted at sign-out', () => {
  groupVotesStore.write(VOTE);
  clearTabState();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['invalid JSON', '{'],
  ['no list', '{}'],
  [
    'only malformed votes',
    JSON.stringify([null, 7, {}, { invitation: '1.603', voter: 'abc123', votes: [], ballots: [] }]),
  ],
])('a stored value with %s is not a vote', (_, text) => {
  localStorage.setItem('matinee.group-votes', text);
  expect(groupVotesStore.read([603, 949])).toBeNull();
});

it('reads only valid votes and ballots from storage', () => {
  const stored = {
    invitation: '1.603-949',
    voter: 'abc123',
    votes: ['yes', 'maybe', 'no', 'no', 'yes'],
    ballots: ['1.603-949.k3x9qz.yn', '1.603-949', 7, '<b>', '1.603-949-1.k3x9qx.ynn'],
  };
  localStorage.setItem('matinee.group-votes', JSON.stringify([stored]));
  const vote = groupVotesStore.read([603, 949]);
  expect(vote?.votes).toEqual(['yes', 'no']);
  expect(vote?.ballots).toEqual([{ voter: 'k3x9qz', votes: ['yes', 'no'] }]);
});

it('without storage a vote lasts as long as the screen', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  groupVotesStore.write(VOTE);
  expect(groupVotesStore.read([603, 949])).toBeNull();
  vi.restoreAllMocks();
});

it('reports another tab’s changes to votes only', () => {
  const onChange = vi.fn();
  const end = groupVotesStore.subscribe(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.theme' }));
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.group-votes' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.group-votes' }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('one’s own ballot is not counted as another person’s, and a ninth person is not added', () => {
  expect(withReceivedBallot(VOTE, { voter: 'abc123', votes: ['no', 'no'] })).toBe(VOTE);
  const names = Array.from({ length: VOTE_PEOPLE_LIMIT }, (_, index) => `voter${index}`);
  const full = names.reduce<StoredGroupVote>(
    (vote, voter) => withReceivedBallot(vote, { voter, votes: ['no', 'no'] }),
    {
      ...VOTE,
      ballots: [],
    },
  );
  expect(full.ballots).toHaveLength(VOTE_PEOPLE_LIMIT - 1);
});
