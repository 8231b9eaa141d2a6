import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { movieOfDetails } from '../../../domain/movies/movie-details';
import { type Movie, movieOf } from '../../../domain/movies/movie';
import { detailsQuery } from '../../../api/tmdb/movie';
import { useServices } from '../../../hooks/services-context';
import { useWatchPreferences } from '../../../hooks/use-watch-preferences';

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
      const all = await services?.catalogue.read();
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
