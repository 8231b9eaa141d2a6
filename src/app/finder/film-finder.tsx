import { Suspense } from 'react';
import { Questionnaire } from '../../features/questionnaire/questionnaire';
import { Aside } from '../loading/aside';
import { lazyPart } from '../loading/lazy-part';
import { useResultsPlace } from './use-results-place';

const loadFoundFilms = () => import('./found-films');
const FoundFilms = lazyPart(loadFoundFilms, (file) => file.FoundFilms);
const ReadingOn = lazyPart(loadFoundFilms, (file) => file.SearchProgress);
const LeftOutNotice = lazyPart(loadFoundFilms, (file) => file.AnswerConflictNotice);

/** The questionnaire: for members on the dashboard, for visitors on the landing page. Its results come with the first answer. */
export function FilmFinder() {
  return (
    <Questionnaire
      results={useResultsPlace()}
      loadResults={loadFoundFilms}
      renderLeftOut={(props) => (
        <Aside>
          <LeftOutNotice {...props} />
        </Aside>
      )}
      renderReadingOn={(props) => (
        <Aside>
          <ReadingOn {...props} />
        </Aside>
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
