import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import type { JsonTestResults } from 'vitest/reporters';
import { notRun, type Tally } from './tally';

/** The parts of vitest's report that are used. */
type VitestReport = Pick<
  JsonTestResults,
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests' | 'testResults'
>;

/** Counts vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failure. */
export function countVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const notes = tests.flatMap(({ status, meta }) =>
    status === 'passed' || status === 'failed' ? (meta.note ?? []) : [],
  );
  const reasons = tests.flatMap(({ status, meta }) =>
    status === 'skipped' || status === 'pending' ? (meta.note ?? []) : [],
  );
  const left = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notes: [...broken.map((file) => `${file.name} could not be run`), ...notes, ...skippedNote(left, reasons)],
  };
}

/** Counts Playwright's JSON report. */
export function countPlaywright({ stats, errors, suites }: Pick<JSONReport, 'stats' | 'errors' | 'suites'>): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: [
      ...(stats.flaky > 0 ? [`${stats.flaky} flaky: passed only when tried again`] : []),
      ...skippedNote(stats.skipped, suites.flatMap(skipReasons)),
    ],
  };
}

/** How many tests were skipped, with each reason once. */
function skippedNote(skipped: number, reasons: readonly string[]): string[] {
  const text = [...new Set(reasons)].join('; ');
  return skipped > 0 ? [[`${skipped} skipped`, ...(text ? [text] : [])].join(': ')] : [];
}

/** Why tests of a suite were skipped. */
function skipReasons({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ status, annotations }) =>
      status === 'skipped' ? annotations.flatMap(({ description }) => description ?? []) : [],
    ),
  );
  return [...own, ...suites.flatMap(skipReasons)];
}

/** Counts vitest's report file; a missing or broken one is a failure. */
export function readVitestReport(file: string): Tally {
  return read(file, (report) => countVitest(report as VitestReport));
}

/** Counts Playwright's report file; a missing or broken one is a failure. */
export function readPlaywrightReport(file: string): Tally {
  return read(file, (report) => countPlaywright(report as JSONReport));
}

function read(file: string, count: (report: unknown) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return notRun(`no report: ${error instanceof Error ? error.message : String(error)}`);
  }
}
