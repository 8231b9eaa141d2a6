import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { similarMoviesQuery } from '../../api/tmdb/movie';
import { useNearViewport } from '../../components/layout/use-intersection';
import { markedWith } from '../../db/marks';
import { readSimilarMovies } from '../../db/similar-movies-cache';
import type { Candidate } from '../../domain/movies/movie';
import { type ShelfMovie, shelfMovies } from '../../domain/taste/taste-shelves';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useSession } from '../../hooks/session-provider';
import { TASTE } from '../../i18n/messages/results';
import { tryStorage } from '../../lib/storage';
import { MovieShelf, type ShelfActions } from '../../marks/movie-shelf';

// A placeholder to observe while there is nothing to show.
const Place = chakra('div', { base: { minHeight: '1px', marginTop: { base: '9', md: '11' } } });

/** 'More like this': similar movies; renders nothing if there are none. */
export function MoreLikeThis({ id, ...actions }: ShelfActions & { readonly id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const movies = useMoreLike(id, useNearViewport(place));
  return (
    <Place ref={place}>{movies.length > 0 && <MovieShelf title={TASTE.moreLike} movies={movies} {...actions} />}</Place>
  );
}

/** What is stored on the device when the screen opens. */
interface Known {
  readonly id: number;
  /** Watched and dismissed movies. */
  readonly leftOut: ReadonlySet<number>;
  /** The stored similar movies; null if there are none. */
  readonly kept: readonly Candidate[] | null;
}

const NOTHING = { leftOut: new Set<number>(), kept: null };

/**
 * Similar movies, excluding those watched or dismissed when they loaded; marking one doesn't remove it. Those of
 * favorites are stored for offline use. Empty while loading, or if there are none.
 * @param wanted false to postpone the fetch
 */
export function useMoreLike(id: number, wanted: boolean): readonly ShelfMovie[] {
  const load = useServices();
  const resolving = useSession().status === 'loading';
  const opening = useMemberState().status === 'opening';
  const store = useMemberStore();
  const [known, setKnown] = useState<Known | null>(null);

  useEffect(() => {
    if (!wanted || resolving || opening) return;
    let left = false;
    const look = tryStorage(async (): Promise<Omit<Known, 'id'>> => {
      if (!store) return NOTHING;
      const { database } = store;
      const [leftOut, rows] = await Promise.all([
        markedWith(database, ({ excluded }) => excluded === 'everywhere'),
        readSimilarMovies(database, [id], Date.now()),
      ]);
      return { leftOut, kept: rows[0]?.movies ?? null };
    });
    void look.then((found) => {
      // If the watched movies can't be read, show no suggestions.
      if (found.ok && !left) setKnown({ id, ...found.value });
    });
    return () => {
      left = true;
    };
  }, [id, wanted, resolving, opening, store]);

  const ready = known?.id === id;
  const asked = useQuery({ ...similarMoviesQuery(load, id), enabled: ready && known.kept === null });
  const listed = ready ? (known.kept ?? asked.data) : undefined;
  return useMemo(
    () => (listed && known ? shelfMovies(listed, new Set([...known.leftOut, id])) : []),
    [listed, known, id],
  );
}
