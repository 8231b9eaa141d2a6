import { TrendingBlock } from '../../features/charts/trending-block';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen';
import { QuestionnaireWithResults } from '../../features/questionnaire/questionnaire-with-results';
import { QueryProvider } from '../../hooks/query-provider';

/** /dashboard and /engine: the dashboard, with the questionnaire and trending movies. */
export function DashboardRoute() {
  return (
    <DashboardScreen
      questionnaire={<QuestionnaireWithResults />}
      trending={
        <QueryProvider>
          <TrendingBlock />
        </QueryProvider>
      }
    />
  );
}
