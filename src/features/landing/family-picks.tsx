import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useId, useRef } from 'react';
import { discoverSource, type DiscoverSource } from '../../api/tmdb/discover';
import { type TmdbError, tmdbErrorOf } from '../../api/tmdb/errors';
import { familyPicksQuery } from '../../api/tmdb/family-picks';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Band, SectionHeading } from '../../components/layout/headings';
import { useNearViewport } from '../../components/layout/use-intersection';
import { type CardMovie, MovieCard } from '../../components/movie/movie-card';
import { MovieRail } from '../../components/movie/movie-grid';
import { MovieCardSkeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FAMILY_PICKS_SHOWN } from '../../config/landing';
import type { Movie } from '../../domain/movies/movie';
import { useServices } from '../../hooks/services-context';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { LANDING_SECTIONS } from './section-messages';

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2', marginBottom: '2' },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });
const Failure = chakra('div', { base: { marginBottom: '5' } });
const POSITIONS = Array.from({ length: FAMILY_PICKS_SHOWN }, (_, position) => position);

/** 'Discover Something New': family-friendly movies, others with each press. */
export function Discover({ onOpen }: { readonly onOpen: (movie: CardMovie) => void }) {
  const { discover: words } = LANDING_SECTIONS;
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const { movies: found, looking, error, refresh } = useFamilyPicks(useNearViewport(list));
  // As the samples are: in slices.
  const movies = useDeferredValue(found);
  return (
    <Band aria-labelledby={heading}>
      <Head>
        <SectionHeading id={heading} title={words.title} aside={words.aside} />
        <Button
          variant="secondary"
          icon={<RefreshCw size={18} aria-hidden="true" />}
          loading={looking}
          loadingText={words.refreshing}
          onPress={refresh}
        >
          {words.refresh}
        </Button>
      </Head>
      <VisuallyHidden role="status">{looking ? words.loading : ''}</VisuallyHidden>
      <div ref={list}>
        {error && (
          <Failure>
            <ErrorPanel text={tmdbErrorMessage(error.reason, words)} />
          </Failure>
        )}
        {movies?.length === 0 && <Note>{words.empty}</Note>}
        <MovieRail aria-label={words.list} aria-busy={looking} row="six">
          {movies?.map((movie) => (
            <li key={movie.id}>
              <MovieCard movie={movie} onOpen={onOpen} headingLevel="h3" />
            </li>
          ))}
          {movies === undefined &&
            error === null &&
            POSITIONS.map((position) => (
              <li key={position}>
                <MovieCardSkeleton />
              </li>
            ))}
        </MovieRail>
      </div>
    </Band>
  );
}

/** Six family-friendly movies. */
export interface FamilyPicks {
  /** The last ones that were found stay while others are looked for; undefined before the first. */
  readonly movies: readonly Movie[] | undefined;
  readonly looking: boolean;
  /** Why the last look found none. */
  readonly error: TmdbError | null;
  readonly refresh: () => void;
}

/** @param wanted false until they are to be asked for */
export function useFamilyPicks(wanted: boolean): FamilyPicks {
  const load = useServices();
  async function source(): Promise<DiscoverSource> {
    const { tmdb, metadata } = await load();
    return { ...discoverSource(tmdb), metadata: metadata.getFresh };
  }
  const { data, error, isFetching, refetch } = useQuery({ ...familyPicksQuery(source), enabled: wanted });
  return {
    movies: data,
    looking: isFetching,
    error: error === null || isFetching ? null : tmdbErrorOf(error),
    refresh: () => void refetch(),
  };
}
