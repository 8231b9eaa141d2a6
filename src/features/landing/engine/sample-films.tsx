import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { SAMPLES_SHOWN } from '../../../config/landing';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { useSampleMovies } from '../../../data/hooks/films/use-sample-films';
import { MovieCard, type CardMovie } from '../../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../../components/skeleton';

const Row = chakra('ul', {
  base: {
    display: 'flex',
    // Side by side where letters have their usual size.
    flexWrap: 'wrap',
    '& > li': { flex: '1 1 4.5rem', minWidth: 0, maxWidth: '11rem' },
    gap: { base: '3', md: '6' },
    maxWidth: '36rem',
    // Only the pictures dim: words stay readable at every step.
    '& .poster': { transition: 'filter 400ms' },
    '&[data-lit=false] .poster': { filter: 'saturate(0.35) brightness(0.68)' },
  },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });
const POSITIONS = Array.from({ length: SAMPLES_SHOWN }, (_, position) => position);

export interface SampleMoviesProps {
  readonly lit: boolean;
  readonly onOpen: (movie: CardMovie) => void;
}

/** Three movies as a search might find them. */
export function SampleMovies({ lit, onOpen }: SampleMoviesProps) {
  const { movies: found, failure } = useSampleMovies();
  // Cards are drawn in slices: the page answers a finger between them.
  const movies = useDeferredValue(found);
  const { demo: words } = LANDING_SECTIONS;
  if (failure === 'none') return <Note>{words.noSamples}</Note>;
  if (failure !== null) return <Note>{failure === 'offline' ? words.samplesOffline : words.samplesFailed}</Note>;
  return (
    <Row aria-label={words.samples} data-lit={lit}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <MovieCard movie={movie} onOpen={onOpen} headingLevel="h3" />
        </li>
      ))}
      {movies.length === 0 &&
        POSITIONS.map((position) => (
          <li key={position}>
            <MovieCardSkeleton />
          </li>
        ))}
    </Row>
  );
}
