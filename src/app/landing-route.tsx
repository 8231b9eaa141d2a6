import { lazy } from 'react';
import { LandingScreen } from '../features/landing/landing-screen';

const LandingStage = lazy(() => import('./landing-parts').then((module) => ({ default: module.LandingStage })));
const LandingBody = lazy(() => import('./landing-parts').then((module) => ({ default: module.LandingBody })));

/** /, for visitors. Part of the first load: whatever it needs beyond the hero's words comes after the first paint. */
export function LandingRoute() {
  return (
    <LandingScreen
      renderStage={(state) => <LandingStage {...state} />}
      renderSections={(asked) => <LandingBody asked={asked} />}
    />
  );
}
