import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { relative } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';

/** A test that ran, and the statement ids that its title names in brackets. */
export interface Proof {
  readonly title: string;
  /** Relative to the project. */
  readonly file: string;
  readonly passed: boolean;
  readonly ids: readonly string[];
}

const BRACKETS = /\[((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*)\]/g;

/** The statement ids that a test's title names: `says so [ERR-01, ERR-02]`. */
export function statementIds(title: string): readonly string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, list = '']) => list.split(', '));
}

/** The tests of vitest's JSON report. */
export function vitestProofs(report: Pick<JsonTestResults, 'testResults'>, project: string): readonly Proof[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: relative(project, name),
      passed: status === 'passed',
      ids: statementIds(fullName),
    })),
  );
}

/** The tests of Playwright's JSON report, whose files are relative to its test folder. */
export function playwrightProofs(report: Pick<JSONReport, 'suites'>, folder: string): readonly Proof[] {
  const ofSuite = (suite: JSONReportSuite): readonly Proof[] => [
    ...suite.specs.map(({ title, file, ok }) => ({
      title,
      file: `${folder}/${file}`,
      passed: ok,
      ids: statementIds(title),
    })),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return report.suites.flatMap(ofSuite);
}
