import { STORED_VOTES_LIMIT, VOTE_PEOPLE_LIMIT } from '../config/group-vote';
import { type Ballot, parseVoteFragment, type Vote, voteFragment, withBallot } from '../domain/group-vote';
import { isRecord } from '../domain/values/guards';
import { createStore } from '../lib/web-storage';

/** A group vote as stored on this device. */
export interface StoredGroupVote {
  readonly movies: readonly number[];
  /** The id of this device's own ballot. */
  readonly voter: string;
  /** This device's votes so far, in the movies' order. */
  readonly votes: readonly Vote[];
  /** Ballots received from others. */
  readonly ballots: readonly Ballot[];
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

const isVote = (value: unknown): value is Vote => value === 'yes' || value === 'no';

function parseStoredVote(item: unknown): StoredGroupVote | null {
  if (!isRecord(item)) return null;
  const { invitation, voter, votes, ballots } = item;
  const shared = typeof invitation === 'string' ? parseVoteFragment(invitation) : null;
  if (shared === null || typeof voter !== 'string' || !Array.isArray(votes) || !Array.isArray(ballots)) return null;
  const own = votes.filter(isVote).slice(0, shared.movies.length);
  const others = ballots
    .map((text: unknown) => (typeof text === 'string' ? parseVoteFragment(text) : null))
    .flatMap((sent) => (sent?.ballot && isSame(sent.movies, shared.movies) ? [sent.ballot] : []));
  return { movies: shared.movies, voter, votes: own, ballots: others.slice(0, VOTE_PEOPLE_LIMIT) };
}

function asText({ movies, voter, votes, ballots }: StoredGroupVote) {
  return {
    invitation: voteFragment({ movies, ballot: null }),
    voter,
    votes,
    ballots: ballots.map((ballot) => voteFragment({ movies, ballot })),
  };
}

const store = createStore<readonly StoredGroupVote[], readonly ReturnType<typeof asText>[]>(
  'matinee.group-votes',
  (value) => (Array.isArray(value) ? value.map(parseStoredVote).filter((vote) => vote !== null) : []),
);

/** Group votes on this device, newest first, until sign-out. */
export const groupVotesStore = {
  /** The group vote over these movies, or null. */
  read: (movies: readonly number[]): StoredGroupVote | null =>
    store.read().find((vote) => isSame(vote.movies, movies)) ?? null,
  /** Stores a group vote, replacing its previous state. Without storage it only lives as long as the screen. */
  write(vote: StoredGroupVote): void {
    const others = store.read().filter(({ movies }) => !isSame(movies, vote.movies));
    store.write([vote, ...others].slice(0, STORED_VOTES_LIMIT).map(asText));
  },
  clear: store.clear,
  subscribe: store.subscribe,
};

/** Adds a received ballot; this device's own is ignored. */
export function withReceivedBallot(vote: StoredGroupVote, ballot: Ballot): StoredGroupVote {
  if (ballot.voter === vote.voter) return vote;
  return { ...vote, ballots: withBallot(vote.ballots, ballot, VOTE_PEOPLE_LIMIT - 1) };
}
