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

/** The state of a group vote on this device, and its actions. */
export interface GroupVoteState extends StoredGroupVote {
  /** One's own ballot once every movie has a vote; null before. */
  readonly own: Ballot | null;
  /** True if the URL's ballot was ignored because the vote is full. */
  readonly full: boolean;
  /** Votes on the next movie. */
  readonly vote: (vote: Vote) => void;
  /** Undoes the last vote. */
  readonly back: () => void;
  /** Restarts this device's ballot. */
  readonly restart: () => void;
}

const CODE_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newVoter(): string {
  const draws = crypto.getRandomValues(new Uint32Array(VOTER_ID_LENGTH));
  return Array.from(draws, (draw) => CODE_CHARACTERS.charAt(draw % CODE_CHARACTERS.length)).join('');
}

const newGroupVote = (movies: readonly number[]): StoredGroupVote => ({
  movies,
  voter: newVoter(),
  votes: [],
  ballots: [],
});

/** The stored vote on a link's movies, with the ballot of the link added. */
function openGroupVote({ movies, ballot }: SharedVote): StoredGroupVote {
  const groupVote = groupVotesStore.read(movies) ?? newGroupVote(movies);
  return ballot === null ? groupVote : withReceivedBallot(groupVote, ballot);
}

/** The group vote of a link, stored on this device and kept in sync with other tabs. */
export function useGroupVote(shared: SharedVote): GroupVoteState {
  const [groupVote, setGroupVote] = useState(() => openGroupVote(shared));
  const [from, setFrom] = useState(shared);
  if (from !== shared) {
    setFrom(shared);
    setGroupVote(openGroupVote(shared));
  }

  useEffect(() => groupVotesStore.write(groupVote), [groupVote]);
  useEffect(
    () => groupVotesStore.subscribe(() => setGroupVote((current) => groupVotesStore.read(current.movies) ?? current)),
    [],
  );

  const change = useCallback((votes: (before: readonly Vote[]) => readonly Vote[]) => {
    setGroupVote((current) => ({ ...current, votes: votes(current.votes).slice(0, current.movies.length) }));
  }, []);

  return useMemo(() => {
    const { movies, voter, votes, ballots } = groupVote;
    const sent = shared.ballot;
    return {
      ...groupVote,
      own: votes.length === movies.length ? { voter, votes } : null,
      full: sent !== null && sent.voter !== voter && !ballots.some((ballot) => ballot.voter === sent.voter),
      vote: (vote) => change((before) => [...before, vote]),
      back: () => change((before) => before.slice(0, -1)),
      restart: () => change(() => []),
    };
  }, [groupVote, shared, change]);
}

/** A movie of a group vote: null if unknown, undefined while loading. */
export type VoteMovie = Movie | null | undefined;

/** The movies of a group vote from TMDB, else from this device's cache. */
export function useVoteMovies(ids: readonly number[]): readonly VoteMovie[] {
  const load = useServices();
  const preferences = useWatchPreferences();
  const queries = useQueries({ queries: ids.map((id) => detailsQuery(load, id, preferences)) });
  const [listed, setListed] = useState<ReadonlyMap<number, Movie> | null>(null);

  useEffect(() => {
    let stopped = false;
    async function readCached(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const movies = all?.ok ? all.value.filter(({ id }) => ids.includes(id)) : [];
      if (!stopped) setListed(new Map(movies.map((movie) => [movie.id, movieOf(movie)])));
    }
    void readCached();
    return () => {
      stopped = true;
    };
  }, [load, ids]);

  return useMemo(
    () =>
      ids.map((id, index) => {
        const query = queries[index];
        const movie = query?.data ? movieOfDetails(query.data) : listed?.get(id);
        return movie ?? (query?.fetchStatus === 'fetching' || listed === null ? undefined : null);
      }),
    [ids, queries, listed],
  );
}
