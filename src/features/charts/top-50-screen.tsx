import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { EmptyState } from '../../components/empty-state';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { MovieCard } from '../../components/movie/movie-card';
import { ListFailure, MovieGrid } from '../../components/movie/movie-grid';
import { MovieSkeletons } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { TOP_COUNT, TOP_SKELETONS } from '../../config/tmdb';
import { GENRE_CHIPS_IN_LISTS } from '../../config/ui';
import { withQueries } from '../../hooks/query-provider';
import { useTop50 } from '../../hooks/use-movie-list';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { CHARTS } from '../../i18n/messages/charts';
import { LISTS } from '../../i18n/messages/movies';
import { MarkButton } from '../../marks/mark-button';
import { type QuietCards, useQuietCards } from '../../marks/movie-shelf';
import { ListAge, UpdatedBadge } from './list-age';

const Aside = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

/** Cards visible when the screen opens: their posters load eagerly. */
const FIRST_POSTERS = 6;

/** /charts/movies/top50: this week's ranking, page by page as it loads. */
export function Top50Screen() {
  const { quiet, toggle } = useQuietCards();
  return (
    <Screen>
      <PageHeading
        title={CHARTS.top50}
        lead={CHARTS.top50Lead}
        aside={
          <Aside>
            <UpdatedBadge text={CHARTS.updatedWeekly} />
            {toggle}
          </Aside>
        }
        compact
      />
      <TopMovies limit={TOP_COUNT} headingLevel="h2" quiet={quiet} />
    </Screen>
  );
}

export interface TopMoviesProps {
  /** Shows this many at most. */
  readonly limit: number;
  readonly headingLevel: 'h2' | 'h3';
  readonly quiet: QuietCards['quiet'];
}

/** The first movies of this week's ranking. */
export function TopMovies({ limit, headingLevel, quiet }: TopMoviesProps) {
  const openMovie = useOpenMovie();
  const { movies, loading, stale, error, retry } = useTop50();
  const skeletons = loading ? Math.min(TOP_SKELETONS, limit - movies.length) : 0;
  return (
    <>
      <VisuallyHidden role="status">{loading ? LISTS.loading : ''}</VisuallyHidden>
      {stale && <ListAge {...stale} />}
      {error?.reason === 'key-missing' && (
        <EmptyState icon={Clapperboard} title={CHARTS.quietTitle} text={CHARTS.quiet} />
      )}
      {error && error.reason !== 'key-missing' && (
        <ListFailure reason={error.reason} title={CHARTS.topFailed} onRetry={retry} />
      )}
      {!loading && error === null && movies.length === 0 && (
        <EmptyState icon={Clapperboard} title={LISTS.emptyTitle} text={LISTS.empty} />
      )}
      <MovieGrid aria-label={CHARTS.top50} aria-busy={loading} data-quiet={quiet}>
        {movies.slice(0, limit).map((movie, index) => (
          <li key={movie.id}>
            <MovieCard
              movie={movie}
              onOpen={openMovie}
              headingLevel={headingLevel}
              genreLimit={GENRE_CHIPS_IN_LISTS}
              priority={index < FIRST_POSTERS}
              noDescription={CHARTS.noDescription}
              actions={<MarkButton kind="favorite" movie={movie} surface="poster" />}
            />
          </li>
        ))}
        <MovieSkeletons count={skeletons} after={movies.length} />
      </MovieGrid>
    </>
  );
}

/** The beginning of the Top 50, for the charts index. */
export const TopTen = withQueries(() => <TopMovies limit={10} headingLevel="h3" quiet="" />);

export const Top50Route = withQueries(Top50Screen);
