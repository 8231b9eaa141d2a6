import { Suspense } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { navigationState } from '../../hooks/movie-state';
import { isResultsOpen, searchWithoutResults, searchWithResults } from '../../hooks/movie-url';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { Questionnaire, type ResultsDialogState } from './questionnaire';

const loadFoundMovies = () => import('./results');
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

/** The movies found last have an entry of the history's own: Back leaves it, and comes to it again from a movie's screen. */
export function useResultsDialog(): ResultsDialogState {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const close = useCloseEntry();
  const open = isResultsOpen(search);

  return {
    open,
    onOpen() {
      if (!open) void navigate({ search: searchWithResults(search) }, { state: navigationState(state, null) });
    },
    onClose: () => close(searchWithoutResults(search)),
  };
}
