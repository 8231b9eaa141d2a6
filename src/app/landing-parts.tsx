import { lazy } from 'react';
import { HeroStage } from '../features/landing/hero-stage';
import type { HeroStageState } from '../features/landing/hero-stage-state';
import { LandingSections } from '../features/landing/landing-sections';
import { QueryProvider } from './query-provider';
import { useOpenFilm } from './use-open-film';

const FilmFinder = lazy(() => import('./film-finder').then((module) => ({ default: module.FilmFinder })));

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
  const openFilm = useOpenFilm();
  return (
    <QueryProvider>
      <LandingSections asked={asked} onOpen={openFilm} renderQuestionnaire={() => <FilmFinder />} />
    </QueryProvider>
  );
}
