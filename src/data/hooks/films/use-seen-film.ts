import { useEffect, useState } from 'react';
import { movieOf, type MovieSummary, summaryOf } from '../../../domain/movies/movie';
import { useServices } from '../../../hooks/services-context';

/** A card and its movie's id. */
export type SeenCard = MovieSummary & { readonly id: number };

/**
 * The card of a movie as the movie database listed it on this device, for visitors and members alike. It stays once it was
 * wanted.
 * @param wanted whether nothing better is to be had: the device is read only then
 * @returns null where the device has none, undefined until it has been read
 */
export function useRememberedMovie(id: number, wanted: boolean): SeenCard | null | undefined {
  const load = useServices();
  const [read, setRead] = useState<{ readonly id: number; readonly movie: SeenCard | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.catalogue.read();
      const seen = all?.ok ? all.value.find((movie) => movie.id === id) : undefined;
      if (!stopped) setRead({ id, movie: seen ? { id, ...summaryOf(movieOf(seen)) } : null });
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, id, wanted]);
  return read?.id === id ? read.movie : undefined;
}
