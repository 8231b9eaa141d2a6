import { TrendingBlock } from '../../features/charts/trending-block';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen';
import { MarkButton, ShelfMarks } from '../../marks/mark-button';
import { QuestionnaireWithResults } from '../../features/questionnaire/questionnaire-with-results';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { QueryProvider } from '../../hooks/query-provider';
import { useOpenMovie } from '../../hooks/use-open-movie';

const TasteShelves = lazyComponent(
  () => import('../../features/dashboard/taste-shelves'),
  (file) => file.TasteShelves,
);

/** /dashboard and /engine: greeting, questionnaire with results, trending movies and suggestions based on favorites. */
export function DashboardRoute() {
  const openMovie = useOpenMovie();
  return (
    <DashboardScreen
      questionnaire={<QuestionnaireWithResults />}
      trending={
        <QueryProvider>
          <TrendingBlock
            onOpen={openMovie}
            renderHeart={(movie) => <MarkButton kind="favorite" movie={movie} surface="poster" />}
          />
        </QueryProvider>
      }
      taste={
        <Optional>
          <TasteShelves onOpen={openMovie} renderMarks={(movie) => <ShelfMarks movie={movie} />} />
        </Optional>
      }
    />
  );
}
