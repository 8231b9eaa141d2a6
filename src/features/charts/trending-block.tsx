import { Clapperboard } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/card-limits';
import { CHARTS } from '../../config/messages/charts';
import { LISTS } from '../../config/messages/lists';
import { TRENDING_COUNT } from '../../config/movie-database';
import { useTrending } from '../../data/hooks/use-trending';
import type { MarkableFilm } from '../../data/member-runtime';
import { EmptyState } from '../../ui/empty-state';
import { FilmCard, type CardFilm } from '../../ui/film-card';
import { FilmRail } from '../../ui/film-rail';
import { FilmSkeletons } from '../../ui/film-skeletons';
import { SectionHeading } from '../../ui/section-heading';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ListAge } from './list-age';
import { ListFailure } from './list-failure';
import { UpdatedBadge } from './updated-badge';

export interface TrendingBlockProps {
  readonly onOpen: (film: CardFilm) => void;
  /** The heart on each card. */
  readonly renderHeart: (film: MarkableFilm) => ReactNode;
}

/** 'Trending Now': the five films of the day. */
export function TrendingBlock({ onOpen, renderHeart }: TrendingBlockProps) {
  const { films, loading, outdatedSince, error, retry } = useTrending();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={CHARTS.trending} aside={<UpdatedBadge text={CHARTS.updatedDaily} />} />
      <VisuallyHidden role="status">{loading ? LISTS.loading : ''}</VisuallyHidden>
      {outdatedSince !== null && <ListAge since={outdatedSince} />}
      {error && <ListFailure error={error} sentence={CHARTS.trendingFailed} onRetry={retry} />}
      {!loading && error === null && films.length === 0 && (
        <EmptyState icon={Clapperboard} title={CHARTS.emptyTitle} text={CHARTS.empty} />
      )}
      <FilmRail aria-busy={loading}>
        {films.map((film) => (
          <li key={film.id}>
            <FilmCard film={film} onOpen={onOpen} genreLimit={GENRE_CHIPS_IN_LISTS} actions={renderHeart(film)} />
          </li>
        ))}
        {loading && <FilmSkeletons count={TRENDING_COUNT} />}
      </FilmRail>
    </section>
  );
}
