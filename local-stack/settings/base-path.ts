// with file extensions: Vite loads its configuration without a resolver
import { fail, ok, type Result } from '../../src/domain/values/result.ts';
import type { Variables } from './client-environment.ts';

/**
 * The base path of a build, for hosts that serve a site below a path.
 * @returns "/" unless MATINEE_BASE is set, with a slash at both ends; or a message if it isn't a path
 */
export function basePath(variables: Variables): Result<string, string> {
  const given = variables['MATINEE_BASE'] || '/';
  return /^\/([\w-]+\/)*$/.test(given)
    ? ok(given)
    : fail(`MATINEE_BASE must be a path with a slash at both ends, such as /matinee/, not "${given}".`);
}
