import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { similarMoviesQuery } from '../../api/tmdb/movie';
import { SectionLevel } from '../../components/layout/headings';
import { useNearViewport } from '../../components/layout/use-intersection';
import { markedWith } from '../../db/marks';
import { readSimilarMovies } from '../../db/similar-movies-cache';
import type { Candidate, IdentifiedMovie } from '../../domain/movies/movie';
import type { CastMember } from '../../domain/movies/movie-details';
import { shelfMovies } from '../../domain/taste/taste-ranking';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useSession } from '../../hooks/session-provider';
import { TASTE } from '../../i18n/messages/results';
import { tryStorage } from '../../db/storage';
import { MovieShelf } from '../../marks/movie-shelf';
import { MovieCast } from './movie-cast';

// A placeholder to observe while there is nothing to show.
const Anchor = chakra('div', { base: { minHeight: '1px', marginTop: { base: '9', md: '11' } } });

/** 'More like this': similar movies; renders nothing if there are none. */
export function MoreLikeThis({ id }: { readonly id: number }) {
  const anchor = useRef<HTMLDivElement>(null);
  const movies = useMoreLike(id, useNearViewport(anchor));
  return <Anchor ref={anchor}>{movies.length > 0 && <MovieShelf title={TASTE.moreLike} movies={movies} />}</Anchor>;
}

// A row of faces and a row of posters, each swiped.
const Rows = chakra('div', {
  base: {
    gridArea: 'more',
    minWidth: 0,
    '& h3': { fontSize: '2xl' },
    '& ul[tabindex]': { display: 'flex', overflowX: 'auto', paddingBlock: '1' },
  },
});

export interface DialogMoreProps {
  /** TMDB id. */
  readonly id: number;
  readonly cast: readonly CastMember[];
}

/** The end of the details dialog: cast and similar movies. */
export function DialogMore({ id, cast }: DialogMoreProps) {
  return (
    <SectionLevel value="h3">
      <Rows>
        <MovieCast cast={cast} />
        <MoreLikeThis id={id} />
      </Rows>
    </SectionLevel>
  );
}

/** What is stored on the device when the screen opens. */
interface StoredState {
  readonly id: number;
  /** Watched and dismissed movies. */
  readonly excluded: ReadonlySet<number>;
  /** The stored similar movies; null if there are none. */
  readonly similar: readonly Candidate[] | null;
}

const NOTHING_STORED = { excluded: new Set<number>(), similar: null };

/**
 * Similar movies, excluding those watched or dismissed when they loaded; marking one doesn't remove it. Those of
 * favorites are stored for offline use. Empty while loading, or if there are none.
 * @param enabled false to postpone the fetch
 */
export function useMoreLike(id: number, enabled: boolean): readonly IdentifiedMovie[] {
  const load = useServices();
  const resolving = useSession().status === 'loading';
  const opening = useMemberState().status === 'opening';
  const store = useMemberStore();
  const [stored, setStored] = useState<StoredState | null>(null);

  useEffect(() => {
    if (!enabled || resolving || opening) return;
    let cancelled = false;
    const reading = tryStorage(async (): Promise<Omit<StoredState, 'id'>> => {
      if (!store) return NOTHING_STORED;
      const { database } = store;
      const [leftOut, rows] = await Promise.all([
        markedWith(database, ({ excluded }) => excluded === 'everywhere'),
        readSimilarMovies(database, [id], Date.now()),
      ]);
      return { excluded: leftOut, similar: rows[0]?.movies ?? null };
    });
    void reading.then((result) => {
      // If the watched movies can't be read, show no suggestions.
      if (result.ok && !cancelled) setStored({ id, ...result.value });
    });
    return () => {
      cancelled = true;
    };
  }, [id, enabled, resolving, opening, store]);

  const ready = stored?.id === id;
  const query = useQuery({ ...similarMoviesQuery(load, id), enabled: ready && stored.similar === null });
  const listed = ready ? (stored.similar ?? query.data) : undefined;
  return useMemo(
    () => (listed && stored ? shelfMovies(listed, new Set([...stored.excluded, id])) : []),
    [listed, stored, id],
  );
}
