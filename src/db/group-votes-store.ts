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
  const { round, voter, votes, answers } = item;
  const shared = typeof round === 'string' ? parseVoteFragment(round) : null;
  if (shared === null || typeof voter !== 'string' || !Array.isArray(votes) || !Array.isArray(answers)) return null;
  const own = votes.filter(isVote).slice(0, shared.movies.length);
  const others = answers
    .map((text: unknown) => (typeof text === 'string' ? parseVoteFragment(text) : null))
    .flatMap((sent) => (sent?.ballot && isSame(sent.movies, shared.movies) ? [sent.ballot] : []));
  return { movies: shared.movies, voter, votes: own, ballots: others.slice(0, VOTE_PEOPLE_LIMIT) };
}

function asText({ movies, voter, votes, ballots }: StoredGroupVote) {
  return {
    round: voteFragment({ movies, ballot: null }),
    voter,
    votes,
    answers: ballots.map((answer) => voteFragment({ movies, ballot: answer })),
  };
}

const rounds = createStore<readonly StoredGroupVote[], readonly ReturnType<typeof asText>[]>(
  'matinee.group-votes',
  (value) => (Array.isArray(value) ? value.map(parseStoredVote).filter((round) => round !== null) : []),
);

/** Group votes on this device, newest first, until sign-out. */
export const groupVotesStore = {
  /** The group vote over these movies, or null. */
  read: (movies: readonly number[]): StoredGroupVote | null =>
    rounds.read().find((round) => isSame(round.movies, movies)) ?? null,
  /** Stores a group vote, replacing its previous state. Without storage it only lives as long as the screen. */
  write(round: StoredGroupVote): void {
    const others = rounds.read().filter(({ movies }) => !isSame(movies, round.movies));
    rounds.write([round, ...others].slice(0, STORED_VOTES_LIMIT).map(asText));
  },
  clear: rounds.clear,
  subscribe: rounds.subscribe,
};

/** Adds a received ballot; this device's own is ignored. */
export function withReceivedBallot(round: StoredGroupVote, answer: Ballot): StoredGroupVote {
  if (answer.voter === round.voter) return round;
  return { ...round, ballots: withBallot(round.ballots, answer, VOTE_PEOPLE_LIMIT - 1) };
}
