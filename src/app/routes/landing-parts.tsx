import { useLocation } from 'react-router-dom';
import { HeroStage } from '../../features/landing/hero-slides';
import type { HeroStageState } from '../../features/landing/hero';
import { LandingSections } from '../../features/landing/landing-sections';
import { isResultsOpen } from '../../hooks/movie-url';
import { lazyComponent } from '../../components/lazy-component';
import { QueryProvider } from '../../hooks/query-provider';
import { useOpenMovie } from '../../hooks/use-open-movie';

const MovieFinder = lazyComponent(
  () => import('../../features/questionnaire/questionnaire-with-results'),
  (file) => file.QuestionnaireWithResults,
);

/** The hero's pictures, with the query cache they come from. */
export function LandingStage(state: HeroStageState) {
  return (
    <QueryProvider>
      <HeroStage {...state} />
    </QueryProvider>
  );
}

/** What stands below the hero; the questionnaire is loaded only when a visitor comes near it or asks for it. */
export function LandingBody({ asked }: { readonly asked: number }) {
  const openMovie = useOpenMovie();
  const { search } = useLocation();
  return (
    <QueryProvider>
      <LandingSections
        asked={asked}
        resultsOpen={isResultsOpen(search)}
        onOpen={openMovie}
        renderQuestionnaire={() => <MovieFinder />}
      />
    </QueryProvider>
  );
}
