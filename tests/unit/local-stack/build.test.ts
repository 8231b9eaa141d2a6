import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureBuild, INPUTS } from '../../../local-stack/build';

const PROJECT = join(import.meta.dirname, '../../..');

/** A configuration that counts its builds, and fails at the end of one while the disk is full. */
const CONFIG = `
import { appendFileSync, existsSync } from 'node:fs';
const plugin = {
  name: 'counts',
  buildStart: () => appendFileSync('builds', '.'),
  writeBundle: () => { if (existsSync('full')) throw new Error('The disk is full.'); },
};
export default { logLevel: 'silent', plugins: [plugin] };
`;

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'matinee-build-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('vite.config.ts', CONFIG);
  write('index.html', '<script type="module" src="/src/main.js"></script>');
  write('src/main.js', 'console.log(1);');
  write('public/icons/icon.svg', '<svg/>');
  write('package-lock.json', '{}');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // the settings that Vitest runs with
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('VITE_'))) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

const builds = () => readFileSync(join(project, 'builds'), 'utf8').length;

it('builds once while nothing changes', async () => {
  expect(await ensureBuild(project)).toBe(0);
  expect(await ensureBuild(project)).toBe(0);
  expect(builds()).toBe(1);
});

it.each<[change: string, make: () => void]>([
  ['a changed file', () => write('src/main.js', 'console.log(2);')],
  ['a new file', () => write('src/config/new.js', '')],
  ['a removed file', () => rmSync(join(project, 'public/icons/icon.svg'))],
  ['other packages', () => write('package-lock.json', '{ "name": "other" }')],
  ['a setting in .env', () => write('.env', 'VITE_CONTACT=someone@example.com')],
  ['a setting in the environment', () => void vi.stubEnv('MATINEE_BASE', '/below/')],
  ['a missing build', () => rmSync(join(project, 'dist'), { recursive: true })],
  ['a missing file of the build', () => rmSync(join(project, 'dist/assets'), { recursive: true })],
  ['a damaged file of the build', () => appendFileSync(join(project, 'dist/index.html'), ' ')],
])('builds again after %s', async (_change, make) => {
  await ensureBuild(project);
  const before = builds();
  make();
  expect(await ensureBuild(project)).toBe(0);
  expect(await ensureBuild(project)).toBe(0);
  expect(builds()).toBe(before + 1);
});

it('builds again after a build that failed halfway', async () => {
  await ensureBuild(project);
  const before = builds();
  write('src/main.js', 'console.log(3);');
  write('full', '');
  expect(await ensureBuild(project)).not.toBe(0);
  rmSync(join(project, 'full'));
  expect(await ensureBuild(project)).toBe(0);
  expect(builds()).toBe(before + 2);
});

it('knows every file that the configuration imports', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, PROJECT);
  const files = (loaded?.dependencies ?? []).map((file) => relative(PROJECT, file).split(sep).join('/'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !INPUTS.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([]);
});
