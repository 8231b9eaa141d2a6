import { HeroStage } from '../../features/landing/hero-slides';
import type { HeroStageState } from '../../features/landing/hero';
import { LandingSections } from '../../features/landing/landing-sections';
import { lazyComponent } from '../../components/lazy-component';
import { QueryProvider } from '../../hooks/query-provider';

const MovieFinder = lazyComponent(
  () => import('../../features/questionnaire/questionnaire-with-results'),
  (file) => file.QuestionnaireWithResults,
);

/** The hero's slideshow, with the query cache it reads from. */
export function LandingStage(state: HeroStageState) {
  return (
    <QueryProvider>
      <HeroStage {...state} />
    </QueryProvider>
  );
}

/** Everything below the hero. The questionnaire loads when a visitor scrolls near it or asks for it. */
export function LandingBody({ asked: tryItPresses }: { readonly asked: number }) {
  return (
    <QueryProvider>
      <LandingSections tryItPresses={tryItPresses} renderQuestionnaire={() => <MovieFinder />} />
    </QueryProvider>
  );
}
