import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CachedMovie } from '../../../domain/catalogue/seen-film';
import type { Film } from '../../../domain/film/film';
import { filmOf } from '../../../domain/film/film-of';
import { filmsTitled, meantFilm, type SharedFilm } from '../../../domain/film/shared-film';
import type { OfflineSource } from '../../catalogue/device-search';
import type { TmdbError } from '../../tmdb/client/error';
import { queryFailure } from '../../tmdb/query/thrown-error';
import { sharedFilmQuery } from '../../tmdb/search/shared-film-search';
import { useServices } from '../session/services-context';

/** What is known by what was shared. */
export interface SharedFilms {
  /** The likeliest first; null until they are known. */
  readonly films: readonly Film[] | null;
  /**
   * Where they were found on the device: when the one was listed that was listed longest ago, in milliseconds since 1970;
   * null where they come from the movie database.
   */
  readonly since: number | null;
  /** The film that is meant without doubt; null where somebody has to choose, or none was found. */
  readonly meant: number | null;
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

/**
 * The films on this device that a shared title may mean.
 * @param wanted whether nothing better is to be had: the device is read only then
 * @returns null where nothing is wanted, the device has none, or until it has been read
 */
function useTitledFilms(shared: SharedFilm, wanted: boolean): OfflineSource<CachedMovie> | null {
  const load = useServices();
  const [found, setFound] = useState<{ readonly by: SharedFilm; readonly films: OfflineSource<CachedMovie> } | null>(null);
  useEffect(() => {
    if (!wanted || shared.kind !== 'title') return;
    const title = shared;
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.catalogue.read();
      const films = all?.ok ? filmsTitled(title, all.value) : [];
      if (!stopped && films.length > 0)
        setFound({ by: title, films: { films, since: Math.min(...films.map(({ seenAt }) => seenAt)) } });
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, shared, wanted]);
  return wanted && found?.by === shared ? found.films : null;
}

/** Asks the movie database for the films that may be meant; where it does not answer, the device tells what it has. */
export function useSharedFilm(shared: SharedFilm): SharedFilms {
  const load = useServices();
  const query = useQuery(sharedFilmQuery(load, shared));
  const { data, refetch } = query;
  const error = data ? null : queryFailure(query);
  const onDevice = useTitledFilms(shared, error !== null);
  const listed = data ?? onDevice?.films;
  const films = useMemo(() => listed?.map((candidate) => filmOf(candidate)) ?? null, [listed]);
  return {
    films,
    since: data ? null : (onDevice?.since ?? null),
    meant: listed ? meantFilm(shared, listed) : null,
    error,
    retry: () => void refetch(),
  };
}
