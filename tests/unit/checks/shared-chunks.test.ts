import { expect, it } from 'vitest';
import { sharedChunks, type ModuleLookup, type ScreenModules } from '../../../bundle/shared-chunks';

/** A project's modules, with the static and dynamic imports of each. */
function lookupOf(modules: Record<string, { at?: string[]; later?: string[] }>): ModuleLookup {
  const paths = (names: string[] = []) => names.map((name) => `/project/src/${name}`);
  return (id) => {
    const facts = modules[id.replace('/project/src/', '')];
    return facts ? { importedIds: paths(facts.at), dynamicallyImportedIds: paths(facts.later) } : null;
  };
}

const lookup = lookupOf({
  'app/main.tsx': {
    at: ['ui/button.tsx'],
    later: [
      'app/landing-parts.tsx',
      'app/auth-route.tsx',
      'app/dashboard-route.tsx',
      'app/history-route.tsx',
      'app/stats-route.tsx',
      'data/auth.ts',
      'data/recovery.ts',
      'data/store.ts',
    ],
  },
  'app/landing-parts.tsx': { at: ['ui/button.tsx', 'ui/movie-card.tsx', 'ui/hero.tsx'] },
  'app/auth-route.tsx': { at: ['ui/field.tsx', 'ui/movie-card.tsx', 'ui/password.tsx'] },
  'app/dashboard-route.tsx': { at: ['ui/movie-card.tsx', 'ui/rail.tsx', 'ui/field.tsx', 'data/marks.ts'] },
  'app/history-route.tsx': { at: ['ui/table.tsx', 'data/marks.ts', 'ui/rail.tsx'] },
  'app/stats-route.tsx': { at: ['ui/table.tsx', 'ui/password.tsx'] },
  'data/auth.ts': { at: ['data/client.ts'] },
  'data/recovery.ts': { at: ['data/client.ts'] },
  'data/store.ts': { at: ['data/sync.ts', 'data/marks.ts'] },
});

const SCREENS: ScreenModules = {
  entry: 'src/app/main.tsx',
  signIn: 'src/app/auth-route.tsx',
  first: [
    ['visitor', ['src/app/landing-parts.tsx']],
    ['member', ['src/app/dashboard-route.tsx', 'src/data/store.ts']],
  ],
  together: ['src/data/store.ts'],
  screens: ['src/app/'],
};

const chunkOf = (module: string) => sharedChunks('/project', SCREENS)(`/project/src/${module}`, lookup);

it('modules of the entry, and modules of a single chunk, are left to the bundler', () => {
  expect(chunkOf('ui/button.tsx')).toBeNull();
  expect(chunkOf('ui/hero.tsx')).toBeNull();
  expect(chunkOf('app/stats-route.tsx')).toBeNull();
});

it('modules shared by several chunks are grouped with the first screen that needs them', () => {
  expect(chunkOf('ui/rail.tsx')).toBe('member');
  expect(chunkOf('data/marks.ts')).toBe('member');
});

it('modules that load together with their whole chunk are in it, with what they alone need', () => {
  expect(chunkOf('data/store.ts')).toBe('member');
  expect(chunkOf('data/sync.ts')).toBe('member');
  expect(chunkOf('app/dashboard-route.tsx')).toBeNull();
});

it('shared modules of the sign-in are separate from those it does not need', () => {
  expect(chunkOf('ui/movie-card.tsx')).toBe('common');
  expect(chunkOf('ui/field.tsx')).toBe('common');
  expect(chunkOf('ui/password.tsx')).toBe('forms');
});

it('modules shared only by later screens get their own file, apart from those of no screen', () => {
  expect(chunkOf('ui/table.tsx')).toBe('screens');
  expect(chunkOf('data/client.ts')).toBeNull();
});

it('reports a screen that is not at its configured path', () => {
  const moved: ScreenModules = { ...SCREENS, signIn: 'src/app/moved.tsx' };
  expect(() => sharedChunks('/project', moved)('/project/src/ui/table.tsx', lookup)).toThrow(
    'the build has no module src/app/moved.tsx',
  );
});
