import { chakra } from '@chakra-ui/react/styled-system';
import { Info, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { GENRE_CHIPS } from '../config/card-limits';
import { CARD } from '../config/messages/card';
import { RESULTS } from '../config/messages/results';
import { TRAILER } from '../config/messages/trailer';
import type { Film } from '../domain/film';
import { Button } from './button';
import { CertificationBadge } from './certification-badge';
import { ChipList } from './chip-list';
import { FilmPoster } from './film-poster';
import { Rating } from './rating';

const Slide = chakra('article', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    columnGap: '8',
    height: 'full',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    padding: { base: 0, md: '6' },
  },
});
const PosterSide = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    justifyContent: 'center',
    bg: { base: 'bg.sunken', md: 'transparent' },
    // On phones the poster takes the upper part, the text scrolls below it.
    '& > *': { width: { base: 'min(100%, 30dvh)', md: 'full' } },
    paddingBlock: { base: '3', md: '0' },
    alignSelf: 'start',
    width: 'full',
  },
});
const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0, padding: { base: '4', md: '0' } },
});
const Title = chakra('h3', { base: { fontSize: { base: '2xl', md: '4xl' }, overflowWrap: 'anywhere' } });
const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
});
const Description = chakra('p', { base: { maxWidth: 'reading' } });
const Reasons = chakra('p', { base: { color: 'accent.text', fontSize: 'sm', fontWeight: 'medium' } });
const Services = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm' },
});
const Estimated = chakra('span', { base: { color: 'fg.muted', fontStyle: 'italic' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

export interface ResultSlideProps {
  readonly film: Film;
  /** Why this film, in words; nothing is shown when empty. */
  readonly reasons: readonly string[];
  readonly onTrailer: () => void;
  readonly trailerLoading: boolean;
  readonly onDetails: () => void;
  /** Heart and watched buttons. */
  readonly marks?: ReactNode;
  /** The slide is in view or next to it: load its poster now. */
  readonly near: boolean;
}

/** One recommendation: poster beside the text from 768 px on, above it on phones. */
export function ResultSlide({ film, reasons, onTrailer, trailerLoading, onDetails, marks, near }: ResultSlideProps) {
  return (
    <Slide>
      <PosterSide>
        <FilmPoster
          title={film.title}
          posterPath={film.posterPath}
          sizes="(min-width: 768px) 320px, 30vh"
          priority={near}
        />
      </PosterSide>
      <Words>
        <Title>{film.title}</Title>
        <Facts>
          {film.year > 0 && <span>{film.year}</span>}
          <Rating value={film.rating} outOfTen />
          <CertificationBadge certification={film.certification} />
        </Facts>
        {reasons.length > 0 && (
          <Reasons>
            {RESULTS.because}: {reasons.join(' · ')}
          </Reasons>
        )}
        <Actions>
          <Button
            icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
            loading={trailerLoading}
            loadingText={TRAILER.loading}
            onPress={onTrailer}
          >
            {RESULTS.watchTrailer}
          </Button>
          <Button look="secondary" icon={<Info size={18} aria-hidden="true" />} onPress={onDetails}>
            {RESULTS.moreDetails}
          </Button>
          {marks}
        </Actions>
        <Description>{film.description === '' ? CARD.noDescription : film.description}</Description>
        <ChipList label={CARD.genres} items={film.genres} limit={GENRE_CHIPS} />
        {film.streamingOn.length > 0 && (
          <Services>
            <span>{RESULTS.availableOn}</span>
            <ChipList label={RESULTS.availableOn} items={film.streamingOn} look="filled" />
            {film.streamingEstimated && <Estimated>{RESULTS.estimated}</Estimated>}
          </Services>
        )}
      </Words>
    </Slide>
  );
}
