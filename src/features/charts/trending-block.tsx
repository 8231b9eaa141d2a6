import Clapperboard from 'lucide-react/icons/clapperboard';
import { useId } from 'react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/ui';
import { TRENDING } from '../../i18n/messages/charts';
import { LISTS } from '../../i18n/messages/movies';
import { TRENDING_COUNT } from '../../config/tmdb';
import { useTrending } from '../../hooks/use-movie-list';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { MarkButton } from '../../marks/mark-button';
import { EmptyState } from '../../components/empty-state';
import { MovieCard } from '../../components/movie/movie-card';
import { ListFailure, MovieRail } from '../../components/movie/movie-grid';
import { MovieSkeletons } from '../../components/skeleton';
import { SectionHeading } from '../../components/layout/headings';
import { VisuallyHidden } from '../../components/visually-hidden';
import { ListAge, UpdatedBadge } from './list-age';

/** 'Trending Now': today's five movies. */
export function TrendingBlock() {
  const openMovie = useOpenMovie();
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
            <MovieCard
              movie={movie}
              onOpen={openMovie}
              genreLimit={GENRE_CHIPS_IN_LISTS}
              actions={
                <>
                  <MarkButton kind="favorite" movie={movie} surface="poster" />
                  <MarkButton kind="watchlist" movie={movie} surface="poster" />
                </>
              }
            />
          </li>
        ))}
        {loading && <MovieSkeletons count={TRENDING_COUNT} />}
      </MovieRail>
    </section>
  );
}
