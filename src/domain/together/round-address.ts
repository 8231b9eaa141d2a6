import { VOTE_MOVIES_LIMIT, MIN_VOTE_MOVIES, VOTER_LETTERS } from '../../config/film/together-limits';
import { movieIdOf } from '../film/movie-id';
import type { Ballot, Vote } from './round';

/** What an address that is passed on holds: the films to decide on, and perhaps one person's answer. */
export interface SharedVote {
  readonly films: readonly number[];
  /** Null in an invitation. */
  readonly answer: Ballot | null;
}

/** Stands before what follows, so that another form can follow one day without being misread. */
const FORM = '1';
const LETTERS: ReadonlyMap<string, Vote> = new Map([
  ['y', 'yes'],
  ['n', 'no'],
]);

function filmsOf(text: string): readonly number[] | null {
  const ids = text.split('-').map(movieIdOf);
  const films = ids.filter((id) => id !== null);
  const isWhole = films.length === ids.length && new Set(films).size === films.length;
  return isWhole && films.length >= MIN_VOTE_MOVIES && films.length <= VOTE_MOVIES_LIMIT ? films : null;
}

function answerOf(voter: string, letters: string, films: readonly number[]): Ballot | null {
  if (voter.length !== VOTER_LETTERS || !/^[a-z0-9]+$/.test(voter) || letters.length !== films.length) return null;
  const votes = Array.from(letters, (letter) => LETTERS.get(letter)).filter((vote) => vote !== undefined);
  return votes.length === films.length ? { voter, votes } : null;
}

/**
 * The fragment of an address that carries a round, without its '#': such as 1.603-949 for an invitation and
 * 1.603-949.k3x9qz.yn for an answer. Browsers send it to no server.
 */
export function voteFragment({ films, answer }: SharedVote): string {
  const invitation = `${FORM}.${films.join('-')}`;
  if (answer === null) return invitation;
  return `${invitation}.${answer.voter}.${answer.votes.map((vote) => vote.charAt(0)).join('')}`;
}

/** The round of a fragment, with or without its '#'; null where it is none, whoever has written it. */
export function parseVoteFragment(fragment: string): SharedVote | null {
  const [form, ids = '', voter, letters, ...more] = fragment.replace(/^#/, '').split('.');
  const films = form === FORM ? filmsOf(ids) : null;
  if (films === null || more.length > 0) return null;
  if (voter === undefined) return { films, answer: null };
  const answer = letters === undefined ? null : answerOf(voter, letters, films);
  return answer && { films, answer };
}
