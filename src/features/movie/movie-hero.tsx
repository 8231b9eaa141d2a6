import { chakra } from '@chakra-ui/react/styled-system';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../config/messages';
import type { Film } from '../../domain/film';
import type { FilmDetails } from '../../domain/film-details';
import { runtimeText } from '../../domain/runtime-text';
import { Button } from '../../ui/button';
import { CertificationBadge } from '../../ui/certification-badge';
import { ChipList } from '../../ui/chip-list';
import { FilmBackdrop } from '../../ui/film-backdrop';
import { FilmPoster } from '../../ui/film-poster';
import { PageHeading } from '../../ui/page-heading';
import { Rating } from '../../ui/rating';

const Band = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '16 / 10', md: '32 / 11' },
    marginInline: 'calc(50% - 50vw)',
    marginTop: { base: '-6', md: '-10' },
    overflow: 'hidden',
    background: 'linear-gradient(160deg, var(--m-colors-accent-subtle), var(--m-colors-bg-sunken) 70%)',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, var(--m-colors-bg) 4%, transparent 75%)',
    },
  },
});
const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '7.5rem minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '8' },
    rowGap: '5',
    alignItems: 'end',
    position: 'relative',
    marginTop: { base: '-20', md: '-48' },
  },
});
const PosterSpot = chakra('div', { base: { borderRadius: 'md', boxShadow: 'floating' } });
const Tagline = chakra('p', { base: { color: 'fg.muted', fontStyle: 'italic', marginBottom: '2' } });
const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', marginBottom: '3' },
});
const Actions = chakra('div', { base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2' } });

export interface MovieHeroProps {
  readonly details: FilmDetails;
  readonly film: Film;
  /** Place among this week's trending films, or null. */
  readonly rank: number | null;
  readonly marks: ReactNode;
  readonly onTrailer: () => void;
}

/** Backdrop, poster, title and what one can do. */
export function MovieHero({ details, film, rank, marks, onTrailer }: MovieHeroProps) {
  const { movie: words, results } = MESSAGES;
  return (
    <>
      <Band>{details.backdropPath !== null && <FilmBackdrop path={details.backdropPath} />}</Band>
      <Head>
        <PosterSpot>
          <FilmPoster
            title={film.title}
            posterPath={film.posterPath}
            sizes="(min-width: 768px) 240px, 120px"
            priority
          />
        </PosterSpot>
        <div>
          <PageHeading title={film.title} />
          {details.tagline !== '' && <Tagline>{details.tagline}</Tagline>}
          <Facts>
            <Rating value={film.rating} outOfTen />
            {rank !== null && <span>{words.trending(rank)}</span>}
            <CertificationBadge certification={film.certification} />
            {details.runtime > 0 && <span>{runtimeText(details.runtime)}</span>}
            {film.year > 0 && <span>{film.year}</span>}
          </Facts>
          <ChipList label={MESSAGES.card.genres} items={film.genres} />
        </div>
        <Actions>
          <Button icon={<Play size={18} fill="currentColor" aria-hidden="true" />} onPress={onTrailer}>
            {results.watchTrailer}
          </Button>
          {marks}
        </Actions>
      </Head>
    </>
  );
}
