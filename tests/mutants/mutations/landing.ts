import { inFile, type Mutation } from '../mutation';

/** Mutations of the landing screen. */
export const LANDING_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/config/landing.ts', 'tests/e2e/shell/landing.spec.ts', [
    ['LAND-12', 'BROWSE_MOVIES', '', "'/collection'"],
  ]),
  ...inFile('src/features/landing/engine-demo.tsx', 'tests/e2e/shell/landing.spec.ts', [
    ['LAND-05', 'STEPS', 'Clapperboard'],
  ]),
  ...inFile('src/features/landing/hero-slides.tsx', 'tests/e2e/shell/landing-hero.spec.ts', [
    ['ERR-25', 'HeroStage', 'current #5', 'false'],
  ]),
  ...inFile('src/features/landing/hero-slides.tsx', 'tests/e2e/shell/landing-hero.spec.ts', [
    ['LAND-03', 'HeroStage', 'hasAdvanced', 'true'],
  ]),
  ...inFile('src/features/landing/benefits.tsx', 'tests/unit/features/landing/landing-parts.test.tsx', [
    ['LAND-11', 'BENEFITS', 'items.where'],
    ['LAND-12', 'ClosingCall', 'BROWSE_MOVIES', "'/'"],
  ]),
  ...inFile('src/features/landing/engine-demo.tsx', 'tests/unit/features/landing/landing-parts.test.tsx', [
    ['LAND-05', 'DemoSteps', 'aria-current='],
    ['', 'DemoAnswers', 'step #2', '1'],
  ]),
  ...inFile('src/features/landing/hero.tsx', 'tests/unit/features/landing/landing-parts.test.tsx', [
    ['', 'Hero', 'onPress='],
    ['', 'Hero', 'painted', 'true'],
  ]),
  ...inFile('src/features/landing/landing-sections.tsx', 'tests/unit/features/landing/landing-parts.test.tsx', [
    ['', 'Finder', 'title.current.focus()'],
    ['', 'Finder', 'near', 'true'],
  ]),
  ...inFile('src/features/landing/slideshow.tsx', 'tests/unit/features/landing/use-rotation.test.tsx', [
    ['LAND-03 LAND-06', 'useRotation', 'setPosition() #1'],
  ]),
  ...inFile('src/features/landing/landing-sections.tsx', 'tests/e2e/shell/landing.spec.ts', [
    ['LAND-07', 'Discover', 'onPress='],
  ]),
];
