import { describe, expect, it } from 'vitest';
import { playwrightProofs, statementIds, vitestProofs, type Proof } from '../../checks/proofs';
import { complaints, formatTable, parseTable, withProofs } from '../../checks/statement-table';

const proof = (title: string, passed = true): Proof => ({
  title,
  file: 'tests/unit/a.test.ts',
  passed,
  ids: statementIds(title),
});
const table = (files: string) => parseTable(`id\twording\ttests\nRT-01\tThe landing\t${files}\n`);
const FILE = 'tests/unit/a.test.ts';

describe('the table of statements', () => {
  it('is content where a passed test names each', () => {
    expect(complaints(table(FILE), [proof('shows it [RT-01]')])).toEqual([]);
  });

  it.each([
    ['nothing names one', FILE, [proof('shows it')], /No passed test proves RT-01/],
    ['the test failed', FILE, [proof('shows it [RT-01]', false)], /No passed test proves RT-01/],
    ['one of two failed', FILE, [proof('a [RT-01]'), proof('b [RT-01]', false)], /No passed test proves RT-01/],
    ['an unknown one is named', FILE, [proof('shows it [RT-01, RT-99]')], /names RT-99/],
    ['its files are not those that ran', '', [proof('shows it [RT-01]')], /not those that ran/],
  ])('complains where %s', (_, files, proofs, sentence) => {
    expect(complaints(table(files), proofs).join('\n')).toMatch(sentence);
  });

  it('is written with the files that prove each', () => {
    expect(formatTable(withProofs(table(''), [proof('x [RT-01]'), proof('y [RT-01]')]))).toBe(
      `id\twording\ttests\nRT-01\tThe landing\t${FILE}\n`,
    );
  });

  it('reads the reports of vitest and Playwright, suites within suites', () => {
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
