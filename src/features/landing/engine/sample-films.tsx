import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { SAMPLES_SHOWN } from '../../../config/movie-database/landing-settings';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { useSampleFilms } from '../../../data/hooks/films/use-sample-films';
import { FilmCard, type CardFilm } from '../../../ui/film/film-card';
import { FilmCardSkeleton } from '../../../ui/film/film-card-skeleton';

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

export interface SampleFilmsProps {
  readonly lit: boolean;
  readonly onOpen: (film: CardFilm) => void;
}

/** Three films as a search might find them. */
export function SampleFilms({ lit, onOpen }: SampleFilmsProps) {
  const { films: found, failure } = useSampleFilms();
  // Cards are drawn in slices: the page answers a finger between them.
  const films = useDeferredValue(found);
  const { demo: words } = LANDING_SECTIONS;
  if (failure === 'none') return <Note>{words.noSamples}</Note>;
  if (failure !== null) return <Note>{failure === 'offline' ? words.samplesOffline : words.samplesFailed}</Note>;
  return (
    <Row aria-label={words.samples} data-lit={lit}>
      {films.map((film) => (
        <li key={film.id}>
          <FilmCard film={film} onOpen={onOpen} headingLevel="h3" />
        </li>
      ))}
      {films.length === 0 &&
        POSITIONS.map((position) => (
          <li key={position}>
            <FilmCardSkeleton />
          </li>
        ))}
    </Row>
  );
}
