import type { ReactNode } from 'react';
import { CARD } from '../../../i18n/messages/movies';
import type { MovieDetails } from '../../../domain/movies/movie-details';
import { ChipList } from '../../../components/chip';
import { MovieBackdrop } from '../../../components/movie/backdrop';
import type { CardMovie } from '../../../components/movie/movie-card';
import { MoviePoster } from '../../../components/movie/poster';
import { TrailerButton } from '../../../components/movie/trailer-button';
import { PageHeading } from '../../../components/layout/headings';
import { HeroFacts } from './hero-facts';
import { HeroFrame } from './hero-frame';

export interface MovieHeroProps {
  readonly movie: CardMovie;
  /** Null where only the movie's card is known. */
  readonly details: MovieDetails | null;
  /** Place among this week's trending movies, or null. */
  readonly rank: number | null;
  readonly marks: ReactNode;
  readonly trailerLoading: boolean;
  readonly onTrailer: () => void;
}

/** What one sees first of a movie, and what one can do with it. */
export function MovieHero({ movie, details, rank, marks, trailerLoading, onTrailer }: MovieHeroProps) {
  const backdropPath = details?.backdropPath ?? null;
  const tagline = details?.tagline ?? '';
  return (
    <HeroFrame
      backdrop={backdropPath !== null && <MovieBackdrop key={backdropPath} path={backdropPath} priority />}
      poster={
        <MoviePoster
          movesWith={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          sizes="(min-width: 768px) 248px, 120px"
          priority
        />
      }
      title={<PageHeading title={movie.title} {...(tagline === '' ? {} : { lead: tagline })} />}
      facts={
        <>
          <HeroFacts
            movie={movie}
            rank={rank}
            runtime={details?.runtime ?? 0}
            local={details?.facts.localCertification}
          />
          <ChipList label={CARD.genres} items={movie.genres} />
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
