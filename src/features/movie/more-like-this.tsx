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
import { tryStorage } from '../../db/storage';
import { MovieShelf, type ShelfActions } from '../../marks/movie-shelf';

// Something to come near to, while there is nothing to show.
const Place = chakra('div', { base: { minHeight: '1px', marginTop: { base: '9', md: '11' } } });

/** 'More like this': movies that go with one. Nothing where none are to be had. */
export function MoreLikeThis({ id, ...actions }: ShelfActions & { readonly id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const movies = useMoreLike(id, useNearViewport(place));
  return (
    <Place ref={place}>{movies.length > 0 && <MovieShelf title={TASTE.moreLike} movies={movies} {...actions} />}</Place>
  );
}

/** What the device has to say when a movie's screen opens. */
interface Known {
  readonly id: number;
  /** Watched movies, and those that are not for the member. */
  readonly leftOut: ReadonlySet<number>;
  /** The movie's neighbours that it keeps; null where it keeps none. */
  readonly kept: readonly Candidate[] | null;
}

const NOTHING = { leftOut: new Set<number>(), kept: null };

/**
 * Movies that go with one, none of which the member had watched or turned down when they came: what is marked on the spot stays in its
 * place. Those of a favorite are there without a network. Empty until they are known, and where there are none.
 * @param wanted false until they are to be asked for
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
      // A device that does not tell what was watched has nothing recommended.
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
