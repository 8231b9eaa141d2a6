/**
 * The modules that a browser loads on demand for its first screens, by their paths: what is shared is cut along them, and
 * what they weigh is checked. tests/e2e/shell/sizes.spec.ts holds them against what a browser fetches.
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
