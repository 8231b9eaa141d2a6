import { join } from 'node:path';
import { run } from '../../local-stack/packages.mjs';

/** What is compiled together: what may be imported and which globals there are differs between them. */
export const PROJECTS = ['tsconfig.domain.json', 'tsconfig.json', 'tsconfig.sw.json', 'tsconfig.node.json'] as const;

/**
 * Runs the compiler over one of the projects. It is TypeScript 7, which takes a quarter of the time; the tools that
 * read programs through the compiler's interface still need the one before, which is the package `typescript`.
 * @returns its exit code: 0 where all types fit
 */
export function compile(folder: string, project: (typeof PROJECTS)[number], ...options: string[]): Promise<number> {
  const compiler = join(folder, 'node_modules/typescript-native/bin/tsc');
  return run(process.execPath, [compiler, '-p', project, ...options], folder);
}
