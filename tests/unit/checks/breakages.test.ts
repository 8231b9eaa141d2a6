import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTable } from '../../checks/statement-table';
import { BREAKAGES } from '../../mutants/breakages';
import { edited, occurrences } from '../../mutants/edit';

const known = new Set(parseTable(readFileSync('tests/statements.tsv', 'utf8')).map(({ id }) => id));

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
