import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTable } from '../../checks/statement-table';
import { needsBrowser } from '../../mutants/breakage';
import { BREAKAGES } from '../../mutants/breakages';
import { edited, occurrences } from '../../mutants/edit';
import { FUNCTION_EDITS } from '../../mutants/sql/by-hand';
import { STATEMENT_MUTANTS } from '../../mutants/sql/statement-mutants';

const known = new Set(parseTable(readFileSync('tests/statements.tsv', 'utf8')).map(({ id }) => id));

/** Statements that no line of ours makes true, with what does. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = { 'VAL-05': 'the auth backend, which is not ours' };

/** Statements that some test outside a browser names; the tests of the table of statements name them as samples. */
const elsewhere = new Set(
  ['unit', 'integration', 'simulation'].flatMap((room) =>
    readdirSync(join('tests', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('checks/'))
      .flatMap((file) => readFileSync(join('tests', room, file), 'utf8').match(/\b[A-Z]+-\d+\b/g) ?? []),
  ),
);

describe('the table of deliberate breakages', () => {
  it.each(BREAKAGES)('breaks $ids in $file at one place, and tests that prove them are to notice: $find', (row) => {
    expect(row.ids.filter((id) => !known.has(id))).toEqual([]);
    expect(occurrences(readFileSync(row.file, 'utf8'), row.find), 'places found').toBe(1);
    expect(row.replace).not.toBe(row.find);
    expect(row.tests.length).toBeGreaterThan(0);
    for (const test of row.tests) {
      expect(existsSync(test), test).toBe(true);
      expect(
        row.ids.length === 0 || row.ids.some((id) => readFileSync(test, 'utf8').includes(id)),
        `${test} names one of ${row.ids.join()}`,
      ).toBe(true);
    }
    const inBrowser = row.tests.map((test) => test.startsWith('tests/e2e/'));
    expect(new Set(inBrowser).size, 'a browser alone, or none').toBe(1);
  });

  it('breaks every statement that a browser alone proves', () => {
    const broken = new Set(BREAKAGES.filter(needsBrowser).flatMap(({ ids }) => ids));
    const unbroken = [...known].filter((id) => !elsewhere.has(id) && !broken.has(id) && !(id in WITHOUT_A_LINE));
    expect(unbroken).toEqual([]);
  });

  it('breaks every statement, by a row of its own or by one of those of the database', () => {
    const rows = [...BREAKAGES, ...STATEMENT_MUTANTS, ...FUNCTION_EDITS];
    const broken = new Set(rows.flatMap(({ ids = [] }) => ids));
    expect([...broken].filter((id) => !known.has(id))).toEqual([]);
    const unbroken = [...known].filter((id) => !broken.has(id));
    expect(unbroken, 'those alone that no line of ours makes true').toEqual(Object.keys(WITHOUT_A_LINE));
  });

  it('breaks nothing twice in the same way', () => {
    const places = BREAKAGES.map(({ ids, file, find, replace }) => [ids.join(), file, find, replace].join('\n'));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('an edit', () => {
  it('is made where it is meant to, with the text as it is written', () => {
    expect(edited('a = 1; b = 2;', [{ find: 'b = 2', replace: "b = '$&'" }], 'x.ts')).toBe("a = 1; b = '$&';");
  });

  it.each(['c = 3', ' = '])('that has no place of its own is an error: %s', (find) => {
    expect(() => edited('a = 1; b = 2;', [{ find, replace: '' }], 'x.ts')).toThrow('x.ts');
  });
});
