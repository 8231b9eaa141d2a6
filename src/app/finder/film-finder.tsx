import { Suspense } from 'react';
import { Questionnaire } from '../../features/questionnaire/questionnaire';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { useResultsDialog } from './use-results-place';

const loadFoundMovies = () => import('./found-films');
const FoundMovies = lazyComponent(loadFoundMovies, (file) => file.Results);
const ReadingOn = lazyComponent(loadFoundMovies, (file) => file.SearchProgress);
const LeftOutNotice = lazyComponent(loadFoundMovies, (file) => file.AnswerConflictNotice);

/** The questionnaire: for members on the dashboard, for visitors on the landing page. Its results come with the first answer. */
export function QuestionnaireWithResults() {
  return (
    <Questionnaire
      results={useResultsDialog()}
      loadResults={loadFoundMovies}
      renderLeftOut={(props) => (
        <Optional>
          <LeftOutNotice {...props} />
        </Optional>
      )}
      renderReadingOn={(props) => (
        <Optional>
          <ReadingOn {...props} />
        </Optional>
      )}
      renderResults={(results) => (
        // a search has waited for this part; movies of an earlier visit open when it comes, and nothing moves meanwhile
        <Suspense fallback={null}>
          <FoundMovies {...results} />
        </Suspense>
      )}
    />
  );
}
