import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useId, useRef } from 'react';
import { FAMILY_PICKS_SHOWN } from '../../../config/landing';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { tmdbErrorMessage } from '../../../i18n/tmdb-error-message';
import { useFamilyPicks } from '../../../data/hooks/films/use-family-picks';
import { Band } from '../../../ui/layout/band';
import { Button } from '../../../ui/controls/button';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { MovieCard, type CardMovie } from '../../../ui/film/film-card';
import { MovieCardSkeleton } from '../../../ui/film/film-card-skeleton';
import { MovieRail } from '../../../ui/film/film-rail';
import { SectionHeading } from '../../../ui/layout/section-heading';
import { useNearViewport } from '../../../ui/layout/use-near';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden';

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
