import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from './host/static-files';
import { run } from './packages.mjs';
import { basePath } from './settings/base-path';
import { clientEnvironment } from './settings/client-environment';
import { readEnvironment } from './settings/environment';

/** What a build is made of, besides its settings: files, and folders with all that is in them. */
export const INPUTS = [
  'bundle',
  'index.html',
  'local-stack/host/deployment-file.ts',
  'local-stack/settings',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Fingerprint of a complete build. Vite empties dist/ first, so a build that was interrupted has none. */
const FINGERPRINT = 'dist/.fingerprint';

/**
 * Builds the app into dist/.
 * @returns exit code
 */
export async function build(project: string): Promise<number> {
  const inputs = inputsOf(project);
  const code = await run(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build'], project);
  if (code === 0) writeFileSync(join(project, FINGERPRINT), fingerprint(project, inputs));
  return code;
}

/**
 * Builds the app into dist/, unless the complete build of the same files and settings is there.
 * @returns exit code
 */
export async function ensureBuild(project: string): Promise<number> {
  const file = join(project, FINGERPRINT);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(project, inputsOf(project)))
    return build(project);
  console.log('Nothing has changed since the last build.');
  return 0;
}

function fingerprint(project: string, inputs: string): string {
  return `${inputs} ${digest(readBuild(join(project, 'dist')))}`;
}

function inputsOf(project: string): string {
  const variables = readEnvironment(project);
  const settings = [clientEnvironment(variables), basePath(variables), variables['NODE_ENV']];
  const names = INPUTS.flatMap((input) => filesIn(project, input)).sort();
  return digest([
    ['settings', JSON.stringify(settings)],
    ...names.map((name) => [name, readFileSync(join(project, name))] as const),
  ]);
}

/** @param input a file or a folder, which need not exist; @returns names relative to the project */
function filesIn(project: string, input: string): readonly string[] {
  const path = join(project, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [input];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(input, name))
    .filter((name) => statSync(join(project, name)).isFile());
}

function digest(files: Iterable<readonly [name: string, content: string | Uint8Array]>): string {
  const all = createHash('sha256');
  for (const [name, content] of files)
    all.update(`${name}\n${createHash('sha256').update(content).digest('base64url')}\n`);
  return all.digest('base64url');
}
