import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** What an import may leave out of a file's name. */
const ENDINGS = ['', '.ts', '.tsx'];

const CODE = /\.(?:ts|tsx|mjs|js)$/;
/** What is gone before anything runs; the compiler looks after it. */
const TYPES_ALONE = /^(?:import|export) type\b[^;]*;/gm;
/** Runs before every test, or before each that has a document (`vitest.config.ts`). */
const SETUP = /^tests\/(?:dom-)?setup\.ts$/;
const UNIT_TEST = /^tests\/(?:unit|model)\/.*\.test\.tsx?$/;

/**
 * The unit tests that reach a changed file by what they import, at any distance. The texts alone are read: to transform
 * each of them, as the test runner does for this, takes ten times as long.
 * @param files all of the project's, relative to it
 * @param changed those that were changed, or removed
 * @returns those of `files` that are to run
 */
export function reachedTests(project: string, files: readonly string[], changed: readonly string[]): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => CODE.test(name)))
    for (const imported of importsOf(project, file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set(changed);
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const all = [...reached].some((file) => SETUP.test(file));
  return files.filter((file) => UNIT_TEST.test(file) && (all || reached.has(file)));
}

/** The project's own files that a file imports, at once or later. */
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
