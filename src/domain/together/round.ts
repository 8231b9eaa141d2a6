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
  const tallied = movies.map((id, place) => ({ id, yes: answers.filter(({ votes }) => votes[place] === 'yes').length }));
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
