import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** Extensions that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx'];

const CODE = /\.(?:ts|tsx|mjs|js)$/;
/** What does not exist at run time; the compiler checks it. */
const TYPES_ALONE = /^(?:import|export) type\b[^;]*;/gm;
/** Runs before every test, or before each that has a document (`vitest.config.ts`). */
const SETUP = /^tests\/(?:dom-)?setup\.ts$/;
const UNIT_TEST = /^tests\/(?:unit|model)\/.*\.test\.tsx?$/;

/** How many test files run for one changed file: with rendering tests, some 25 seconds of processor time. */
const NEAREST = 12;

export interface ReachedTests {
  readonly nearest: readonly string[];
  /** How many more run that are farther away. */
  readonly farther: number;
}

/**
 * The unit tests that import a changed file, directly or indirectly: for each file the nearest ones, counted in imports.
 * Only the source text is read: transforming each file, as the test runner does for this, takes ten times as long.
 * @param files all of the project's, relative to it
 * @param changed those that were changed, or removed
 */
export function reachedTests(project: string, files: readonly string[], changed: readonly string[]): ReachedTests {
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => CODE.test(name)))
    for (const imported of importsOf(project, file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const present = new Set(files);
  const nearest = new Set<string>();
  const reached = new Set<string>();
  for (const file of changed) {
    // in order of distance: iterating a set also visits the items added meanwhile
    const found = new Set([file]);
    for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
    const tests = [...found].some((name) => SETUP.test(name)) ? files : [...found].filter((name) => present.has(name));
    const own = tests.filter((name) => UNIT_TEST.test(name));
    for (const test of own) reached.add(test);
    for (const test of tests === files ? own : own.slice(0, NEAREST)) nearest.add(test);
  }
  return { nearest: [...nearest], farther: reached.size - nearest.size };
}

/** The project's own files that a file imports, statically or dynamically. */
function importsOf(project: string, file: string): readonly string[] {
  const text = readFileSync(join(project, file), 'utf8').replaceAll(TYPES_ALONE, '');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = join(project, dirname(file), fileName.replace(/\?.*$/, ''));
    const found = ENDINGS.map((ending) => target + ending).find((name) =>
      statSync(name, { throwIfNoEntry: false })?.isFile(),
    );
    return found === undefined ? [] : [relative(project, found).split(sep).join('/')];
  });
}
