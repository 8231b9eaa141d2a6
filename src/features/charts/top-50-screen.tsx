import { Clapperboard } from 'lucide-react';
import { GENRE_CHIPS_IN_LISTS } from '../../config/film/card-limits';
import { TOP_SKELETONS } from '../../config/movie-database/movie-lists';
import { CHARTS } from '../../words/en/lists/charts';
import { LISTS } from '../../words/en/lists/lists';
import { TOP_COUNT } from '../../config/movie-database/requests';
import { useTop50 } from '../../data/hooks/films/use-top-50';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilmCard, type CardFilm } from '../../ui/film/film-card';
import { FilmGrid } from '../../ui/film/film-grid';
import { FilmSkeletons } from '../../ui/film/film-card-skeleton';
import { PageHeading } from '../../ui/layout/page-heading';
import { Screen } from '../../ui/layout/screen';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { ListAge } from './list-age';
import { ListFailure } from '../../ui/film/list-failure';
import { UpdatedBadge } from './updated-badge';

/** Cards in view when the screen opens: their posters load first. */
const FIRST_POSTERS = 6;

export interface Top50ScreenProps {
  readonly onOpen: (film: CardFilm) => void;
}

/** /charts/movies/top50: the films of the week, ranked, page by page as they come. */
export function Top50Screen({ onOpen }: Top50ScreenProps) {
  const { films, loading, outdated, error, retry } = useTop50();
  const skeletons = loading ? Math.min(TOP_SKELETONS, TOP_COUNT - films.length) : 0;
  return (
    <Screen>
      <PageHeading title={CHARTS.top50} lead={CHARTS.top50Lead} aside={<UpdatedBadge text={CHARTS.updatedWeekly} />} />
      <VisuallyHidden role="status">{loading ? LISTS.loading : ''}</VisuallyHidden>
      {outdated && <ListAge {...outdated} />}
      {error?.reason === 'key-missing' && (
        <EmptyState icon={Clapperboard} title={CHARTS.quietTitle} text={CHARTS.quiet} />
      )}
      {error && error.reason !== 'key-missing' && (
        <ListFailure reason={error.reason} title={CHARTS.topFailed} onRetry={retry} />
      )}
      {!loading && error === null && films.length === 0 && (
        <EmptyState icon={Clapperboard} title={LISTS.emptyTitle} text={LISTS.empty} />
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
              noDescription={CHARTS.noDescription}
            />
          </li>
        ))}
        <FilmSkeletons count={skeletons} after={films.length} described />
      </FilmGrid>
    </Screen>
  );
}
