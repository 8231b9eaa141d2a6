import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { filmOfDetails } from '../../../domain/film/film-details';
import type { Film } from '../../../domain/film/film';
import { filmOf } from '../../../domain/film/film-of';
import { detailsQuery } from '../../tmdb/film/fetch-film-details';
import { useServices } from '../session/services-context';
import { useWatchPreferences } from '../viewing/use-viewing';

/** A film of a round: null where nothing tells of it, undefined until that is known. */
export type VoteMovie = Film | null | undefined;

/** The films of a round as the movie database tells of them, else as they were listed on this device. */
export function useVoteMovies(ids: readonly number[]): readonly VoteMovie[] {
  const load = useServices();
  const viewing = useWatchPreferences();
  const queries = useQueries({ queries: ids.map((id) => detailsQuery(load, id, viewing)) });
  const [listed, setListed] = useState<ReadonlyMap<number, Film> | null>(null);

  useEffect(() => {
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.catalogue.read();
      const films = all?.ok ? all.value.filter(({ id }) => ids.includes(id)) : [];
      if (!stopped) setListed(new Map(films.map((film) => [film.id, filmOf(film)])));
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
        const film = query?.data ? filmOfDetails(query.data) : listed?.get(id);
        return film ?? (query?.fetchStatus === 'fetching' || listed === null ? undefined : null);
      }),
    [ids, queries, listed],
  );
}
