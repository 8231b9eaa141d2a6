import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures/page';
import { isHydrated } from '../fixtures/hydrated';
import { APP } from '../../../src/i18n/messages/shell';

test.use({ serviceWorkers: 'block' });

/** An event of the browser's trace: times in microseconds; `dur` is missing for instant events. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** @returns what V8 parsed and compiled since the trace was started */
async function endTrace(browser: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  return events;
}

/** The times whole scripts were parsed again, only to locate the frames of an error's stack. */
function readForStacks(events: readonly TraceEvent[]): number {
  const lookups = events.filter(({ name }) => name === 'V8.CollectSourcePositions');
  return events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'V8.ParseProgram' &&
      lookups.some((one) => one.pid === pid && one.tid === tid && one.ts <= ts && ts <= one.ts + (one.dur ?? 0)),
  ).length;
}

const SCREENS = [
  ['/', APP.promise],
  ['/charts', 'Charts'],
] as const;
for (const [path, name] of SCREENS) {
  test(`${path}: the script is parsed once to start, and errors have their locations`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Tracing.start', {
      traceConfig: { includedCategories: ['v8', 'disabled-by-default-v8.compile'] },
      transferMode: 'ReportEvents',
    });
    await page.goto(path);
    await expect.poll(() => isHydrated(page.getByRole('heading', { level: 1, name }))).toBe(true);
    const events = await endTrace(browser);
    expect(events.map((event) => event.name)).toContain('V8.CompileCode');
    expect(readForStacks(events)).toBe(0);
    expect(await page.evaluate(() => new Error('asked for').stack)).toContain('\n    at ');
  });
}
