import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../../config/messages/card';
import { RESULTS } from '../../config/messages/results';
import { TRAILER } from '../../config/messages/trailer';
import type { FilmDetails } from '../../domain/film-details';
import { Button } from '../../ui/button';
import { ChipList } from '../../ui/chip-list';
import { FilmBackdrop } from '../../ui/film-backdrop';
import type { CardFilm } from '../../ui/film-card';
import { FilmPoster } from '../../ui/film-poster';
import { PageHeading } from '../../ui/page-heading';
import { HeroFacts } from './hero-facts';
import { HeroFrame } from './hero-frame';

export interface MovieHeroProps {
  readonly film: CardFilm;
  /** Null where only the film's card is known. */
  readonly details: FilmDetails | null;
  /** Place among this week's trending films, or null. */
  readonly rank: number | null;
  readonly marks: ReactNode;
  readonly trailerLoading: boolean;
  readonly onTrailer: () => void;
}

/** What one sees first of a film, and what one can do with it. */
export function MovieHero({ film, details, rank, marks, trailerLoading, onTrailer }: MovieHeroProps) {
  const backdropPath = details?.backdropPath ?? null;
  const tagline = details?.tagline ?? '';
  return (
    <HeroFrame
      backdrop={backdropPath !== null && <FilmBackdrop key={backdropPath} path={backdropPath} priority />}
      poster={
        <FilmPoster title={film.title} posterPath={film.posterPath} sizes="(min-width: 768px) 248px, 120px" priority />
      }
      title={<PageHeading title={film.title} {...(tagline === '' ? {} : { lead: tagline })} />}
      facts={
        <>
          <HeroFacts film={film} rank={rank} runtime={details?.runtime ?? 0} />
          <ChipList label={CARD.genres} items={film.genres} />
        </>
      }
      actions={
        <>
          <Button
            icon={<Play size={18} fill="currentColor" aria-hidden="true" />}
            loading={trailerLoading}
            loadingText={TRAILER.loading}
            onPress={onTrailer}
          >
            {RESULTS.watchTrailer}
          </Button>
          {marks}
        </>
      }
    />
  );
}
