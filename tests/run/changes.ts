import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How the working copy differs from the commit where this branch left main; on main itself, from the last commit. */
export interface Changes {
  /** All files of the working copy, by names relative to the project. */
  readonly all: readonly string[];
  /** The changed ones, including new and removed ones. */
  readonly files: readonly string[];
  /** Whether a file was added or removed or changed its imports or exports: only then can layers and unused code change. */
  readonly seams: boolean;
}

const SEAM = /^[+-](?![+-]).*\b(import|export|from|require)\b/m;
/** A line with nothing but a name and a comma may belong to a list of imports or exports. */
const LISTED_NAME = /^[+-]\s+(type )?[\w$]+( as [\w$]+)?,$/m;

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** @returns null where git fails: then everything is to be checked */
export function changesOf(project: string): Changes | null {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    }).trim();
  try {
    // a clone of another branch has only the server's main
    const main =
      git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/*/main').split('\n')[0] ?? '';
    const since = git('merge-base', 'HEAD', main);
    const changed = git('diff', '--name-only', since);
    const added = git('ls-files', '--others', '--exclude-standard');
    const moved = git('diff', '--name-only', '--no-renames', '--diff-filter=AD', since);
    const difference = git('diff', since);
    return {
      all: lines(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((file) =>
        existsSync(join(project, file)),
      ),
      files: lines(`${changed}\n${added}`),
      seams: `${moved}${added}` !== '' || [SEAM, LISTED_NAME].some((seam) => seam.test(difference)),
    };
  } catch {
    return null;
  }
}
