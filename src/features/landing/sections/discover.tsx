import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useId, useRef } from 'react';
import { FAMILY_PICKS_SHOWN } from '../../../config/landing';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { tmdbErrorMessage } from '../../../i18n/tmdb-error-message';
import { useFamilyPicks } from '../../../data/hooks/films/use-family-picks';
import { Band, SectionHeading } from '../../../components/layout/headings';
import { Button } from '../../../components/button';
import { ErrorPanel } from '../../../components/error-panel';
import { MovieCard, type CardMovie } from '../../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../../components/skeleton';
import { MovieRail } from '../../../components/movie/movie-grid';
import { useNearViewport } from '../../../components/layout/use-intersection';
import { VisuallyHidden } from '../../../components/visually-hidden';

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
