// full names: Vite reads its configuration, and all that it imports, without a resolver
import { fail, ok, type Result } from '../../src/domain/values/result.ts';
import type { Variables } from './client-environment.ts';

/**
 * The path below which a build is served, for hosts that give a site no name of its own.
 * @returns "/" unless MATINEE_BASE says otherwise, with a slash at both ends; or a sentence where that is no path
 */
export function basePath(variables: Variables): Result<string, string> {
  const given = variables['MATINEE_BASE'] || '/';
  return /^\/([\w-]+\/)*$/.test(given)
    ? ok(given)
    : fail(`MATINEE_BASE must be a path with a slash at both ends, such as /matinee/, not "${given}".`);
}
