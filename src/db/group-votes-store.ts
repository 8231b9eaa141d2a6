import { STORED_VOTES_LIMIT, VOTE_PEOPLE_LIMIT } from '../config/group-vote';
import { type Ballot, parseVoteFragment, type Vote, voteFragment, withBallot } from '../domain/group-vote';
import { isRecord } from '../domain/values/guards';

const NAME = 'matinee.rounds';

/** A round as this device knows it. */
export interface StoredGroupVote {
  readonly movies: readonly number[];
  /** Tells one's own answer from those of others. */
  readonly voter: string;
  /** One's own votes so far, in the movies' order. */
  readonly votes: readonly Vote[];
  /** What others have sent. */
  readonly answers: readonly Ballot[];
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

const isVote = (value: unknown): value is Vote => value === 'yes' || value === 'no';

function parseRound(item: unknown): StoredGroupVote | null {
  if (!isRecord(item)) return null;
  const { round, voter, votes, answers } = item;
  const shared = typeof round === 'string' ? parseVoteFragment(round) : null;
  if (shared === null || typeof voter !== 'string' || !Array.isArray(votes) || !Array.isArray(answers)) return null;
  const own = votes.filter(isVote).slice(0, shared.movies.length);
  const others = answers
    .map((text: unknown) => (typeof text === 'string' ? parseVoteFragment(text) : null))
    .flatMap((sent) => (sent?.answer && isSame(sent.movies, shared.movies) ? [sent.answer] : []));
  return { movies: shared.movies, voter, votes: own, answers: others.slice(0, VOTE_PEOPLE_LIMIT) };
}

function readAll(): readonly StoredGroupVote[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(value) ? value.map(parseRound).filter((round) => round !== null) : [];
  } catch {
    return [];
  }
}

function asText({ movies, voter, votes, answers }: StoredGroupVote) {
  return {
    round: voteFragment({ movies, answer: null }),
    voter,
    votes,
    answers: answers.map((answer) => voteFragment({ movies, answer })),
  };
}

/** The rounds that people decide together with this device, until somebody signs out. The newest stands first. */
export const groupVotesStore = {
  /** The round over these movies; null where the device has none. */
  read(movies: readonly number[]): StoredGroupVote | null {
    return readAll().find((round) => isSame(round.movies, movies)) ?? null;
  },
  /** Keeps a round in the place of what was known of it. Where storage is refused, it lives as long as the screen. */
  keep(round: StoredGroupVote): void {
    const others = readAll().filter(({ movies }) => !isSame(movies, round.movies));
    try {
      localStorage.setItem(NAME, JSON.stringify([round, ...others].slice(0, STORED_VOTES_LIMIT).map(asText)));
    } catch {
      // full or refused: what is on the screen is all there is
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(NAME);
    } catch {
      // refused: then nothing is in it either
    }
  },
  /** Tells when another tab has changed the rounds. @returns a function that ends it */
  follow(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => (key === null || key === NAME ? listener() : undefined);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** A round with an answer that somebody else has sent; one's own comes back unchanged. */
export function withSent(round: StoredGroupVote, answer: Ballot): StoredGroupVote {
  if (answer.voter === round.voter) return round;
  return { ...round, answers: withBallot(round.answers, answer, VOTE_PEOPLE_LIMIT - 1) };
}
