import { Clapperboard } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/ui';
import { TRENDING } from '../../i18n/messages/charts';
import { LISTS } from '../../i18n/messages/movies';
import { TRENDING_COUNT } from '../../config/tmdb';
import { useTrending } from '../../hooks/use-movie-list';
import type { MarkableMovie } from '../../services/member-store';
import { EmptyState } from '../../components/empty-state';
import { MovieCard, type CardMovie } from '../../components/movie/movie-card';
import { ListFailure, MovieRail } from '../../components/movie/movie-grid';
import { MovieSkeletons } from '../../components/skeleton';
import { SectionHeading } from '../../components/layout/headings';
import { VisuallyHidden } from '../../components/visually-hidden';
import { ListAge, UpdatedBadge } from './list-age';

export interface TrendingBlockProps {
  readonly onOpen: (movie: CardMovie) => void;
  /** The favorite button of a card. */
  readonly renderHeart: (movie: MarkableMovie) => ReactNode;
}

/** 'Trending Now': today's five movies. */
export function TrendingBlock({ onOpen, renderHeart }: TrendingBlockProps) {
  const { movies, loading, stale, error, retry } = useTrending();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={TRENDING.title} aside={<UpdatedBadge text={TRENDING.updatedDaily} />} />
      <VisuallyHidden role="status">{loading ? LISTS.loading : ''}</VisuallyHidden>
      {stale && <ListAge {...stale} />}
      {error && <ListFailure reason={error.reason} title={TRENDING.failed} onRetry={retry} />}
      {!loading && error === null && movies.length === 0 && (
        <EmptyState icon={Clapperboard} title={LISTS.emptyTitle} text={LISTS.empty} />
      )}
      <MovieRail aria-busy={loading}>
        {movies.map((movie) => (
          <li key={movie.id}>
            <MovieCard movie={movie} onOpen={onOpen} genreLimit={GENRE_CHIPS_IN_LISTS} actions={renderHeart(movie)} />
          </li>
        ))}
        {loading && <MovieSkeletons count={TRENDING_COUNT} />}
      </MovieRail>
    </section>
  );
}
