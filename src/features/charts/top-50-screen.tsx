import { Clapperboard } from 'lucide-react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/card-limits';
import { TOP_SKELETONS } from '../../config/lists';
import { CHARTS } from '../../config/messages/charts';
import { LISTS } from '../../config/messages/lists';
import { TOP_COUNT } from '../../config/movie-database';
import { useTop50 } from '../../data/hooks/use-top-50';
import { EmptyState } from '../../ui/empty-state';
import { FilmCard, type CardFilm } from '../../ui/film-card';
import { FilmGrid } from '../../ui/film-grid';
import { FilmSkeletons } from '../../ui/film-skeletons';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ListAge } from './list-age';
import { ListFailure } from './list-failure';
import { UpdatedBadge } from './updated-badge';

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 6;

export interface Top50ScreenProps {
  readonly onOpen: (film: CardFilm) => void;
}

/** /charts/movies/top50: the films of the week, ranked, page by page as they come. */
export function Top50Screen({ onOpen }: Top50ScreenProps) {
  const { films, loading, outdatedSince, error, retry } = useTop50();
  const skeletons = loading ? Math.min(TOP_SKELETONS, TOP_COUNT - films.length) : 0;
  return (
    <Screen>
      <PageHeading title={CHARTS.top50} lead={CHARTS.top50Lead} aside={<UpdatedBadge text={CHARTS.updatedWeekly} />} />
      <VisuallyHidden role="status">{loading ? LISTS.loading : ''}</VisuallyHidden>
      {outdatedSince !== null && <ListAge since={outdatedSince} />}
      {error?.reason === 'key-missing' && (
        <EmptyState icon={Clapperboard} title={CHARTS.quietTitle} text={CHARTS.quiet} />
      )}
      {error && error.reason !== 'key-missing' && (
        <ListFailure error={error} sentence={CHARTS.topFailed} onRetry={retry} />
      )}
      {!loading && error === null && films.length === 0 && (
        <EmptyState icon={Clapperboard} title={CHARTS.emptyTitle} text={CHARTS.empty} />
      )}
      <FilmGrid aria-label={CHARTS.top50} aria-busy={loading}>
        {films.map((film, index) => (
          <li key={film.id}>
            <FilmCard
              film={film}
              onOpen={onOpen}
              headingLevel="h2"
              genreLimit={GENRE_CHIPS_IN_LISTS}
              priority={index < FIRST_POSTERS}
              showDescription
            />
          </li>
        ))}
        <FilmSkeletons count={skeletons} />
      </FilmGrid>
    </Screen>
  );
}
