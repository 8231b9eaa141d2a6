import { describe, expect, it } from 'vitest';
import { playwrightProofs, statementIds, vitestProofs, type Proof } from '../../checks/proofs';
import { complaints, parseTable, proofLines } from '../../checks/statement-table';

const FILE = 'tests/unit/a.test.ts';
const proof = (title: string, passed = true): Proof => ({ title, file: FILE, passed, ids: statementIds(title) });
const ROW = 'RT-01\tThe landing\n';
const table = (rows = ROW) => parseTable(`id\twording\n${rows}`);

describe('the table of statements', () => {
  it('passes if a passed test names each statement', () => {
    expect(complaints(table(), [proof('shows it [RT-01]')])).toEqual([]);
  });

  it.each([
    ['no test names one', ROW, [proof('shows it')], /No passed test proves RT-01/],
    ['the test failed', ROW, [proof('shows it [RT-01]', false)], /No passed test proves RT-01/],
    ['one of two tests failed', ROW, [proof('a [RT-01]'), proof('b [RT-01]', false)], /No passed test proves RT-01/],
    ['an unknown one is named', ROW, [proof('shows it [RT-01, RT-99]')], /names RT-99/],
    ['one appears twice', ROW + ROW, [proof('shows it [RT-01]')], /RT-01 stands twice/],
  ])('fails if %s', (_, rows, proofs, sentence) => {
    expect(complaints(table(rows), proofs).join('\n')).toMatch(sentence);
  });

  it('is listed with the tests that name each statement', () => {
    expect(proofLines(table(), [proof('x [RT-01]'), proof('y [RT-01]', false), proof('z [RT-02]')])).toEqual([
      'RT-01  The landing',
      `  ${FILE}: x [RT-01]`,
      `  NOT PASSED ${FILE}: y [RT-01]`,
    ]);
  });

  it.each([
    ['another header', 'id\twording\ttests\n'],
    ['names of files', 'id\twording\nRT-01\tThe landing\ta.test.ts\n'],
    ['an id without a wording', 'id\twording\nRT-01\n'],
  ])('is rejected with %s', (_, text) => {
    expect(() => parseTable(text)).toThrow();
  });

  it('reads the reports of vitest and Playwright, including nested suites', () => {
    const spec = { title: 'b [RT-02]', file: 'b.spec.ts', ok: true } as never;
    const suite = (specs: never[], suites: never[]) =>
      ({ title: '', file: '', line: 0, column: 0, specs, suites }) as never;
    expect(playwrightProofs({ suites: [suite([], [suite([spec], [])])] }, 'tests/e2e')).toEqual([
      { title: 'b [RT-02]', file: 'tests/e2e/b.spec.ts', passed: true, ids: ['RT-02'] },
    ]);
    const results = [{ name: '/p/a.test.ts', assertionResults: [{ fullName: 'x a [RT-01]', status: 'failed' }] }];
    expect(vitestProofs({ testResults: results as never }, '/p')).toEqual([
      { title: 'x a [RT-01]', file: 'a.test.ts', passed: false, ids: ['RT-01'] },
    ]);
  });
});
