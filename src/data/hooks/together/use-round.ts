import { useCallback, useEffect, useMemo, useState } from 'react';
import { VOTER_LETTERS } from '../../../config/group-vote';
import type { Ballot, SharedVote, Vote } from '../../../domain/group-vote';
import { groupVotesStore, withSent, type StoredGroupVote } from '../../../db/group-votes-store';

/** A round on this device, and what can be done with it. */
export interface GroupVoteState extends StoredGroupVote {
  /** One's own answer once there is a vote for each movie; null before. */
  readonly own: Ballot | null;
  /** Whether the answer of the address did not come in, as enough people have answered. */
  readonly full: boolean;
  /** Says yes or no to the next movie. */
  readonly vote: (vote: Vote) => void;
  /** Takes the last vote back. */
  readonly back: () => void;
  /** Begins one's own answer anew. */
  readonly again: () => void;
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newVoter(): string {
  const draws = crypto.getRandomValues(new Uint32Array(VOTER_LETTERS));
  return Array.from(draws, (draw) => SIGNS.charAt(draw % SIGNS.length)).join('');
}

const begun = (movies: readonly number[]): StoredGroupVote => ({ movies, voter: newVoter(), votes: [], answers: [] });

/** The round of an address, with the answer that the address brings. */
function opened({ movies, answer }: SharedVote): StoredGroupVote {
  const round = groupVotesStore.read(movies) ?? begun(movies);
  return answer === null ? round : withSent(round, answer);
}

/** The round that an address carries, kept on this device; another tab's votes and answers come in as they are given. */
export function useGroupVote(shared: SharedVote): GroupVoteState {
  const [round, setRound] = useState(() => opened(shared));
  const [from, setFrom] = useState(shared);
  if (from !== shared) {
    setFrom(shared);
    setRound(opened(shared));
  }

  useEffect(() => groupVotesStore.keep(round), [round]);
  useEffect(() => groupVotesStore.follow(() => setRound((current) => groupVotesStore.read(current.movies) ?? current)), []);

  const change = useCallback((votes: (before: readonly Vote[]) => readonly Vote[]) => {
    setRound((current) => ({ ...current, votes: votes(current.votes).slice(0, current.movies.length) }));
  }, []);

  return useMemo(() => {
    const { movies, voter, votes, answers } = round;
    const sent = shared.answer;
    return {
      ...round,
      own: votes.length === movies.length ? { voter, votes } : null,
      full: sent !== null && sent.voter !== voter && !answers.some((answer) => answer.voter === sent.voter),
      vote: (vote) => change((before) => [...before, vote]),
      back: () => change((before) => before.slice(0, -1)),
      again: () => change(() => []),
    };
  }, [round, shared, change]);
}
