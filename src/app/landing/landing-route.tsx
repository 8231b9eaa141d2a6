import { LandingScreen } from '../../features/landing/landing-screen';
import { lazyComponent } from '../../components/lazy-component';

const LandingStage = lazyComponent(
  () => import('./landing-parts'),
  (file) => file.LandingStage,
);
const LandingBody = lazyComponent(
  () => import('./landing-parts'),
  (file) => file.LandingBody,
);

/** /, for visitors. Part of the first load: whatever it needs beyond the hero's words comes after the first paint. */
export function LandingRoute() {
  return (
    <LandingScreen
      renderStage={(state) => <LandingStage {...state} />}
      renderSections={(asked) => <LandingBody asked={asked} />}
    />
  );
}
