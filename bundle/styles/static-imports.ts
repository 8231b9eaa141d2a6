import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const STATIC_IMPORT = /^(?:import|export)\b(?! type\b)(?:[^'";]*\bfrom)?\s*'(\.{1,2}\/[^']+)'/gm;

/** The file a relative import names; undefined if it's no TypeScript. */
export function importedFile(importer: string, from: string): string | undefined {
  const path = resolve(dirname(importer), from);
  return ['.ts', '.tsx'].map((end) => path + end).find((file) => existsSync(file));
}

/**
 * The modules that are loaded with others, by their static imports.
 * @param modules absolute paths; they are part of the result
 */
export function loadedWith(modules: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(modules);
  // a Set's iteration includes what is added meanwhile
  for (const file of loaded) {
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const imported = importedFile(file, from);
      if (imported !== undefined) loaded.add(imported);
    }
  }
  return loaded;
}
