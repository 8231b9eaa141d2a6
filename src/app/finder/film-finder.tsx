import { Suspense } from 'react';
import { Questionnaire } from '../../features/questionnaire/questionnaire';
import { Optional } from '../loading/aside';
import { lazyComponent } from '../loading/lazy-part';
import { useResultsDialog } from './use-results-place';

const loadFoundFilms = () => import('./found-films');
const FoundFilms = lazyComponent(loadFoundFilms, (file) => file.Results);
const ReadingOn = lazyComponent(loadFoundFilms, (file) => file.SearchProgress);
const LeftOutNotice = lazyComponent(loadFoundFilms, (file) => file.AnswerConflictNotice);

/** The questionnaire: for members on the dashboard, for visitors on the landing page. Its results come with the first answer. */
export function QuestionnaireWithResults() {
  return (
    <Questionnaire
      results={useResultsDialog()}
      loadResults={loadFoundFilms}
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
        // a search has waited for this part; films of an earlier visit open when it comes, and nothing moves meanwhile
        <Suspense fallback={null}>
          <FoundFilms {...results} />
        </Suspense>
      )}
    />
  );
}
