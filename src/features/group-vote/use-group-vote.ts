import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { detailsQuery } from '../../api/tmdb/movie';
import { VOTER_ID_LENGTH } from '../../config/group-vote';
import { groupVotesStore, type StoredGroupVote, withReceivedBallot } from '../../db/group-votes-store';
import type { Ballot, SharedVote, Vote } from '../../domain/group-vote';
import { type Movie, movieOf } from '../../domain/movies/movie';
import { movieOfDetails } from '../../domain/movies/movie-details';
import { useServices } from '../../hooks/services-context';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';

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
  const draws = crypto.getRandomValues(new Uint32Array(VOTER_ID_LENGTH));
  return Array.from(draws, (draw) => SIGNS.charAt(draw % SIGNS.length)).join('');
}

const begun = (movies: readonly number[]): StoredGroupVote => ({ movies, voter: newVoter(), votes: [], ballots: [] });

/** The round of an address, with the answer that the address brings. */
function opened({ movies, ballot }: SharedVote): StoredGroupVote {
  const round = groupVotesStore.read(movies) ?? begun(movies);
  return ballot === null ? round : withReceivedBallot(round, ballot);
}

/** The round that an address carries, kept on this device; another tab's votes and answers come in as they are given. */
export function useGroupVote(shared: SharedVote): GroupVoteState {
  const [round, setRound] = useState(() => opened(shared));
  const [from, setFrom] = useState(shared);
  if (from !== shared) {
    setFrom(shared);
    setRound(opened(shared));
  }

  useEffect(() => groupVotesStore.write(round), [round]);
  useEffect(
    () => groupVotesStore.subscribe(() => setRound((current) => groupVotesStore.read(current.movies) ?? current)),
    [],
  );

  const change = useCallback((votes: (before: readonly Vote[]) => readonly Vote[]) => {
    setRound((current) => ({ ...current, votes: votes(current.votes).slice(0, current.movies.length) }));
  }, []);

  return useMemo(() => {
    const { movies, voter, votes, ballots } = round;
    const sent = shared.ballot;
    return {
      ...round,
      own: votes.length === movies.length ? { voter, votes } : null,
      full: sent !== null && sent.voter !== voter && !ballots.some((answer) => answer.voter === sent.voter),
      vote: (vote) => change((before) => [...before, vote]),
      back: () => change((before) => before.slice(0, -1)),
      again: () => change(() => []),
    };
  }, [round, shared, change]);
}

/** A movie of a round: null where nothing tells of it, undefined until that is known. */
export type VoteMovie = Movie | null | undefined;

/** The movies of a round as the movie database tells of them, else as they were listed on this device. */
export function useVoteMovies(ids: readonly number[]): readonly VoteMovie[] {
  const load = useServices();
  const viewing = useWatchPreferences();
  const queries = useQueries({ queries: ids.map((id) => detailsQuery(load, id, viewing)) });
  const [listed, setListed] = useState<ReadonlyMap<number, Movie> | null>(null);

  useEffect(() => {
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const movies = all?.ok ? all.value.filter(({ id }) => ids.includes(id)) : [];
      if (!stopped) setListed(new Map(movies.map((movie) => [movie.id, movieOf(movie)])));
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, ids]);

  return useMemo(
    () =>
      ids.map((id, place) => {
        const query = queries[place];
        const movie = query?.data ? movieOfDetails(query.data) : listed?.get(id);
        return movie ?? (query?.fetchStatus === 'fetching' || listed === null ? undefined : null);
      }),
    [ids, queries, listed],
  );
}
