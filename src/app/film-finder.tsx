import { Suspense } from 'react';
import { QUESTIONNAIRE } from '../config/messages/questionnaire';
import { Questionnaire } from '../features/questionnaire/questionnaire';
import { Spinner } from '../ui/spinner';
import { lazyPart } from './lazy-part';

const loadFoundFilms = () => import('./found-films');
const FoundFilms = lazyPart(loadFoundFilms, (module) => module.FoundFilms);

/** The questionnaire: for members on the dashboard, for visitors on the landing page. Its results come with the first answer. */
export function FilmFinder() {
  return (
    <Questionnaire
      loadResults={loadFoundFilms}
      renderResults={(results) => (
        <Suspense fallback={<Spinner label={QUESTIONNAIRE.searching} />}>
          <FoundFilms {...results} />
        </Suspense>
      )}
    />
  );
}
