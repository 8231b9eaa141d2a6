import { Suspense } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { lazyComponent, Optional } from '../../components/lazy-component';
import { navigationState } from '../../hooks/movie-state';
import { isResultsOpen, searchWithoutResults, searchWithResults } from '../../hooks/movie-url';
import { useCloseEntry } from '../../hooks/use-open-movie';
import { LAST_ANSWERS } from '../../i18n/messages/results';
import { Questionnaire, type ResultsDialogState } from './questionnaire';

const loadFoundMovies = () => import('./results');
const FoundMovies = lazyComponent(loadFoundMovies, (file) => file.Results);
const ReadingOn = lazyComponent(loadFoundMovies, (file) => file.SearchProgress);
const LastAnswers = lazyComponent(loadFoundMovies, (file) => file.LastAnswers);
const OptionalAnswers = lazyComponent(loadFoundMovies, (file) => file.OptionalAnswers);
const SentencePanel = lazyComponent(
  () => import('./sentence-panel'),
  (file) => file.SentencePanel,
);
const AnswerConflictNotice = lazyComponent(loadFoundMovies, (file) => file.AnswerConflictNotice);

/** The questionnaire on the dashboard and the landing page. Its results load with the first answer. */
export function QuestionnaireWithResults() {
  return (
    <Questionnaire
      results={useResultsDialog()}
      loadResults={OptionalAnswers.preload}
      loadSentence={SentencePanel.preload}
      renderSentence={(props) => (
        <Optional>
          <SentencePanel {...props} />
        </Optional>
      )}
      renderConflict={(props) => (
        <Optional>
          <AnswerConflictNotice {...props} />
        </Optional>
      )}
      renderOptions={(props) => (
        <Optional>
          <OptionalAnswers {...props} />
        </Optional>
      )}
      renderProgress={(props) => (
        <Optional>
          <ReadingOn {...props} />
        </Optional>
      )}
      renderLastAnswers={(props) => (
        <ErrorBoundary fallback={() => <Button onPress={props.onChange}>{LAST_ANSWERS.change}</Button>}>
          <Suspense fallback={null}>
            <LastAnswers {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
      renderResults={(results) => (
        // a search waits for this chunk; results of an earlier visit appear when it has loaded, without a layout shift
        <Suspense fallback={null}>
          <FoundMovies {...results} />
        </Suspense>
      )}
    />
  );
}

/** The results dialog has its own history entry: Back closes it, and returns to it from a movie's screen. */
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
