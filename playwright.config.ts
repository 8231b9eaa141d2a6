import { defineConfig, devices } from '@playwright/test';
import { WHOLE_BROWSER } from './tests/e2e/fixtures/whole-browser';
import { findChromium, findHeadlessShell } from './tests/run/chromium';
import { LIMITS } from './tests/time/limits';

const browser = findChromium();
const shell = findHeadlessShell();

/** Extra ms for expectations when the application is mutated. */
const extraTimeout = Number(process.env['E2E_PATIENCE'] ?? 0);

/** Chromium contacts its vendor for updates and components, which would delay tests. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium retries a failed Background Sync only after five minutes; here after two seconds.
  '--force-fieldtrials=BackgroundSync/Soon/',
  '--force-fieldtrial-params=BackgroundSync.Soon:initial_retry_delay_sec/2/min_recovery_time_sec/2',
  // A fake camera for the test that scans a code.
  '--use-fake-device-for-media-stream',
  // Chromium's sandbox doesn't work as root
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const launchOf = (executablePath: string | undefined) => ({
  launchOptions: { args: ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests that pass on a retry are reported as flaky. No retries locally.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: LIMITS.browserTest,
  expect: { timeout: extraTimeout || LIMITS.pageCondition },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'tests/.results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: extraTimeout,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: shell
    ? [
        { name: 'shell', grepInvert: new RegExp(WHOLE_BROWSER), use: launchOf(shell) },
        { name: 'browser', grep: new RegExp(WHOLE_BROWSER), use: launchOf(browser) },
      ]
    : [{ name: 'browser', use: launchOf(browser) }],
});
