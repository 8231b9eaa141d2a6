import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { single, verdict, withExitCode } from '../../run/tally';
import { countPlaywright, countVitest, readVitestReport } from '../../run/reports';

const file = (status: 'passed' | 'failed', tests: ('passed' | 'failed')[]) => ({
  name: 'some.test.ts',
  status,
  message: '',
  startTime: 0,
  endTime: 0,
  assertionResults: tests.map((outcome) => ({
    ancestorTitles: [],
    fullName: 'a',
    title: 'a',
    status: outcome,
    meta: {},
    tags: [],
    failureMessages: [],
  })),
});
const vitest = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('passed', [])].slice(1),
};

describe('counting tests', () => {
  it('takes passed and failed tests from vitest, and counts a file that failed to load as one failure', () => {
    const tally = countVitest({
      ...vitest,
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('failed', ['passed', 'failed']), file('failed', [])],
    });
    expect(tally).toEqual({ passed: 3, failed: 2, notes: ['some.test.ts could not be run'] });
  });

  it('passes on the annotations of a test', () => {
    const [annotated] = file('passed', ['passed']).assertionResults.map((test) => ({
      ...test,
      meta: { note: '7 schedules' },
    }));
    const testResults = [{ ...file('passed', []), assertionResults: annotated ? [annotated] : [] }];
    expect(countVitest({ ...vitest, numPassedTests: 1, testResults }).notes).toEqual(['7 schedules']);
  });

  it('reports skipped tests', () => {
    expect(countVitest({ ...vitest, numPassedTests: 1, numPendingTests: 2 }).notes).toEqual(['2 skipped']);
  });

  it('reports why tests were skipped, each reason once', () => {
    const skipped = (note?: string) => ({
      ...file('passed', []),
      assertionResults: file('passed', ['passed']).assertionResults.map((test) => ({
        ...test,
        status: 'skipped' as const,
        meta: note === undefined ? {} : { note },
      })),
    });
    const testResults = [skipped('no nginx'), skipped('no nginx'), skipped('no Caddy'), skipped()];
    expect(countVitest({ ...vitest, numPassedTests: 1, numPendingTests: 4, testResults }).notes).toEqual([
      '4 skipped: no nginx; no Caddy',
    ]);
  });

  it('reports tests that passed only on a retry', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 0, duration: 0, startTime: '' };
    expect(countPlaywright({ stats, errors: [], suites: [] })).toEqual({
      passed: 6,
      failed: 1,
      notes: ['2 flaky: passed only when tried again'],
    });
  });

  it('reports why browser tests were skipped, each reason once', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 3, duration: 0, startTime: '' };
    const spec = (status: 'skipped' | 'expected', description?: string) =>
      ({
        tests: [{ status, annotations: [{ type: 'skip', ...(description ? { description } : {}) }] }],
      }) as JSONReportSpec;
    const suite = (specs: JSONReportSpec[], suites: JSONReportSuite[] = []) => ({ specs, suites }) as JSONReportSuite;
    const inner = suite([spec('skipped', 'no Firefox'), spec('skipped')]);
    const suites = [suite([spec('skipped', 'no Firefox'), spec('expected', 'slow')], [inner])];
    expect(countPlaywright({ stats, errors: [], suites }).notes).toEqual(['3 skipped: no Firefox']);
  });

  it('fails a program that exited with an error but no failed test', () => {
    expect(withExitCode({ passed: 5, failed: 0, notes: [] }, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('fails a program that ran nothing', () => {
    expect(withExitCode({ passed: 0, failed: 0, notes: [] }, 0)).toMatchObject({ failed: 1, notes: ['ran no test'] });
  });

  it('fails without a report', () => {
    expect(readVitestReport('/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('ends with one line', () => {
    expect(verdict([single(true), single(false), { passed: 40, failed: 2, notes: [] }])).toBe('41 passed, 3 failed');
  });
});
