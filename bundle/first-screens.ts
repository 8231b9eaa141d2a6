/**
 * Modules loaded on demand for the first screens: shared chunks are split along them, and their size is checked.
 * tests/e2e/shell/sizes.spec.ts compares them with what a browser fetches.
 */
export const ON_EVERY_PAGE = ['src/app/boot/register-worker.ts'];
export const ON_LANDING = ['src/app/routes/landing-parts.tsx', 'src/services/page-services.ts'];
export const ON_DASHBOARD = [
  'src/app/routes/dashboard-route.tsx',
  'src/features/dashboard/taste-shelves.tsx',
  'src/app/shell/header-account.tsx',
  'src/services/member-store.ts',
  'src/services/page-services.ts',
  'src/db/device-database.ts',
];

/** The chunks of the first screens by priority for shared modules, with the modules that make them load. */
export const FIRST_CHUNKS: readonly (readonly [chunk: string, modules: readonly string[]])[] = [
  ['everywhere', ON_EVERY_PAGE],
  ['visitor', ON_LANDING],
  // the last one is loaded with the member's data, and again with the sign-out dialog
  ['member', [...ON_DASHBOARD, 'src/db/wipe-member.ts']],
];

/** Modules that always load with the rest of their chunk, so they are in it themselves. */
export const TOGETHER: readonly string[] = [...ON_EVERY_PAGE, ...ON_DASHBOARD];

/** Screens that are prerendered besides the landing screen: every page inlines their styles and the landing's. */
export const PRERENDERED = ['src/features/charts/charts-screen.tsx', 'src/features/legal/legal-screen.tsx'];
