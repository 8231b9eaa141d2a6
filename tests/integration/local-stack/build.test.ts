import { inlineParts } from '../../../local-stack/host/inline-parts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const SECRETS = { TMDB_API_KEY: 'do-not-tell-the-key', GOOGLE_CLIENT_SECRET: 'do-not-tell-the-secret' };

let folder: string;
let files: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-dist-'));
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: PROJECT,
    // vitest's own variables would turn it into a build for tests
    env: { PATH: process.env['PATH'], ...SECRETS },
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr);
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('a build', () => {
  it('contains no secret, and changes with its settings', () => {
    const leaking = files.filter((name) => read(name).includes('do-not-tell'));
    expect(leaking).toEqual([]);
    expect(files.some((name) => name.endsWith('.js') && read(name).includes('https://api.themoviedb.org/3'))).toBe(
      true,
    );
  });

  it('has its worker at the root, with the page in its precache, and no other worker script', () => {
    expect(read('sw.js')).toContain('"url":"index.html"');
    expect(read('sw.js')).not.toMatch(/__WB_MANIFEST|import\.meta/);
    expect(files.filter((name) => name.endsWith('.mjs') || name === 'registerSW.js')).toEqual([]);
  });

  it('has one inline script and one inline style, which the policy allows, and nothing that it would block', () => {
    const page = read('index.html');
    const { scripts, styles } = inlineParts([page]);
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    const rest = page.replace(/<script>[^]*?<\/script>/, '').replace(/<style>[^]*?<\/style>/, '');
    expect(rest).not.toMatch(/<style|<script(?![^>]* src=)|\sstyle=|\son[a-z]+=/);
  });
});
