import type { ReactNode } from 'react';
import { CARD } from '../../../words/en/film/card';
import type { FilmDetails } from '../../../domain/film/film-details';
import { ChipList } from '../../../ui/controls/chip-list';
import { FilmBackdrop } from '../../../ui/film/picture/film-backdrop';
import type { CardFilm } from '../../../ui/film/film-card';
import { FilmPoster } from '../../../ui/film/picture/film-poster';
import { TrailerButton } from '../../../ui/film/trailer-button';
import { PageHeading } from '../../../ui/layout/page-heading';
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
        <FilmPoster
          movesWith={film.id}
          title={film.title}
          posterPath={film.posterPath}
          sizes="(min-width: 768px) 248px, 120px"
          priority
        />
      }
      title={<PageHeading title={film.title} {...(tagline === '' ? {} : { lead: tagline })} />}
      facts={
        <>
          <HeroFacts
            film={film}
            rank={rank}
            runtime={details?.runtime ?? 0}
            local={details?.facts.localCertification}
          />
          <ChipList label={CARD.genres} items={film.genres} />
        </>
      }
      actions={
        <>
          <TrailerButton loading={trailerLoading} onPress={onTrailer} />
          {marks}
        </>
      }
    />
  );
}
