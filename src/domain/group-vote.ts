import { MIN_VOTE_MOVIES, VOTE_MOVIES_LIMIT, VOTER_LETTERS } from '../config/group-vote';
import { movieIdOf } from './movies/movie';

/** What somebody says to a movie. */
export type Vote = 'yes' | 'no';

/** One person's answer to all movies of a round. */
export interface Ballot {
  /** Tells this answer from those of others, and says nothing of who gave it: VOTER_LETTERS letters and digits. */
  readonly voter: string;
  /** A vote for each movie, in the round's order. */
  readonly votes: readonly Vote[];
}

/** A movie with the votes for it. */
export interface TalliedMovie {
  readonly id: number;
  readonly yes: number;
}

/** What people chose together. */
export interface VoteTally {
  readonly people: number;
  /** Movies that everybody said yes to, in the round's order. */
  readonly all: readonly TalliedMovie[];
  /** Movies that somebody did not want but more than half did, those with the most votes first. */
  readonly near: readonly TalliedMovie[];
}

/**
 * Counts the answers to a round.
 * @param movies the round's movies by their ids
 * @param answers one at least; each has a vote for each movie
 */
export function tally(movies: readonly number[], answers: readonly Ballot[]): VoteTally {
  const people = answers.length;
  const tallied = movies.map((id, place) => ({
    id,
    yes: answers.filter(({ votes }) => votes[place] === 'yes').length,
  }));
  return {
    people,
    all: tallied.filter(({ yes }) => yes === people),
    near: tallied.filter(({ yes }) => yes < people && yes * 2 > people).sort((one, other) => other.yes - one.yes),
  };
}

/**
 * Answers with another beside them. The same person's takes the place of the one before; more people than may decide do not
 * come in.
 */
export function withBallot(answers: readonly Ballot[], answer: Ballot, most: number): readonly Ballot[] {
  const place = answers.findIndex(({ voter }) => voter === answer.voter);
  if (place >= 0) return answers.with(place, answer);
  return answers.length < most ? [...answers, answer] : answers;
}

/** What an address that is passed on holds: the movies to decide on, and perhaps one person's answer. */
export interface SharedVote {
  readonly movies: readonly number[];
  /** Null in an invitation. */
  readonly answer: Ballot | null;
}

/** Stands before what follows, so that another form can follow one day without being misread. */
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

function answerOf(voter: string, letters: string, movies: readonly number[]): Ballot | null {
  if (voter.length !== VOTER_LETTERS || !/^[a-z0-9]+$/.test(voter) || letters.length !== movies.length) return null;
  const votes = Array.from(letters, (letter) => LETTERS.get(letter)).filter((vote) => vote !== undefined);
  return votes.length === movies.length ? { voter, votes } : null;
}

/**
 * The fragment of an address that carries a round, without its '#': such as 1.603-949 for an invitation and
 * 1.603-949.k3x9qz.yn for an answer. Browsers send it to no server.
 */
export function voteFragment({ movies, answer }: SharedVote): string {
  const invitation = `${FORM}.${movies.join('-')}`;
  if (answer === null) return invitation;
  return `${invitation}.${answer.voter}.${answer.votes.map((vote) => vote.charAt(0)).join('')}`;
}

/** The round of a fragment, with or without its '#'; null where it is none, whoever has written it. */
export function parseVoteFragment(fragment: string): SharedVote | null {
  const [form, ids = '', voter, letters, ...more] = fragment.replace(/^#/, '').split('.');
  const movies = form === FORM ? moviesOf(ids) : null;
  if (movies === null || more.length > 0) return null;
  if (voter === undefined) return { movies, answer: null };
  const answer = letters === undefined ? null : answerOf(voter, letters, movies);
  return answer && { movies, answer };
}
