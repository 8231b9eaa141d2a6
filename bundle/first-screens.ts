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

/** Screens that are prerendered besides the landing screen: every page inlines their styles and the landing's. */
export const PRERENDERED = ['src/features/charts/charts-screen.tsx', 'src/features/legal/legal-screen.tsx'];
