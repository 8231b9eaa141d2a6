import { MIN_VOTE_MOVIES, VOTE_MOVIES_LIMIT, VOTER_ID_LENGTH } from '../config/group-vote';
import { movieIdOf } from './movies/movie';

/** A vote on one movie. */
export type Vote = 'yes' | 'no';

/** One voter's votes on all movies. */
export interface Ballot {
  /** A random id without personal data: VOTER_ID_LENGTH letters and digits. */
  readonly voter: string;
  /** A vote for each movie, in the movies' order. */
  readonly votes: readonly Vote[];
}

/** A movie with the votes for it. */
export interface TalliedMovie {
  readonly id: number;
  readonly yes: number;
}

/** The result of a group vote. */
export interface VoteTally {
  readonly people: number;
  /** Movies that everybody said yes to, in the movies' order. */
  readonly all: readonly TalliedMovie[];
  /** Movies that more than half, but not everybody, said yes to, most votes first. */
  readonly near: readonly TalliedMovie[];
}

/**
 * Counts the ballots.
 * @param movies ids of the movies
 * @param ballots at least one; each has a vote for each movie
 */
export function tally(movies: readonly number[], ballots: readonly Ballot[]): VoteTally {
  const people = ballots.length;
  const tallied = movies.map((id, place) => ({
    id,
    yes: ballots.filter(({ votes }) => votes[place] === 'yes').length,
  }));
  return {
    people,
    all: tallied.filter(({ yes }) => yes === people),
    near: tallied.filter(({ yes }) => yes < people && yes * 2 > people).sort((one, other) => other.yes - one.yes),
  };
}

/** Adds a ballot. It replaces the same voter's previous one; if there are too many voters, it's ignored. */
export function withBallot(ballots: readonly Ballot[], ballot: Ballot, limit: number): readonly Ballot[] {
  const index = ballots.findIndex(({ voter }) => voter === ballot.voter);
  if (index >= 0) return ballots.with(index, ballot);
  return ballots.length < limit ? [...ballots, ballot] : ballots;
}

/** The contents of a shared URL: the movies, and possibly one ballot. */
export interface SharedVote {
  readonly movies: readonly number[];
  /** Null for an invitation. */
  readonly ballot: Ballot | null;
}

/** Version prefix of the format. */
const FORM = '1';
const LETTERS: ReadonlyMap<string, Vote> = new Map([
  ['y', 'yes'],
  ['n', 'no'],
]);

function moviesOf(text: string): readonly number[] | null {
  const ids = text.split('-').map(movieIdOf);
  const movies = ids.filter((id) => id !== null);
  const isWhole = movies.length === ids.length && new Set(movies).size === movies.length;
  return isWhole && movies.length >= MIN_VOTE_MOVIES && movies.length <= VOTE_MOVIES_LIMIT ? movies : null;
}

function parseBallot(voter: string, letters: string, movies: readonly number[]): Ballot | null {
  if (voter.length !== VOTER_ID_LENGTH || !/^[a-z0-9]+$/.test(voter) || letters.length !== movies.length) return null;
  const votes = Array.from(letters, (letter) => LETTERS.get(letter)).filter((vote) => vote !== undefined);
  return votes.length === movies.length ? { voter, votes } : null;
}

/**
 * The URL fragment of a group vote, without '#': such as 1.603-949 for an invitation and 1.603-949.k3x9qz.yn for a
 * ballot. Browsers never send it to a server.
 */
export function voteFragment({ movies, ballot }: SharedVote): string {
  const invitation = `${FORM}.${movies.join('-')}`;
  if (ballot === null) return invitation;
  return `${invitation}.${ballot.voter}.${ballot.votes.map((vote) => vote.charAt(0)).join('')}`;
}

/** Parses a fragment, with or without '#'; null if it's invalid. */
export function parseVoteFragment(fragment: string): SharedVote | null {
  const [form, ids = '', voter, letters, ...more] = fragment.replace(/^#/, '').split('.');
  const movies = form === FORM ? moviesOf(ids) : null;
  if (movies === null || more.length > 0) return null;
  if (voter === undefined) return { movies, ballot: null };
  const ballot = letters === undefined ? null : parseBallot(voter, letters, movies);
  return ballot && { movies, ballot };
}
