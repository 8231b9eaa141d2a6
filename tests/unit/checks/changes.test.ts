import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesOf } from '../../run/changes';

let folder = '';
let home = '';

const git = (at: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Fan', '-c', 'user.email=fan@example.com', ...parameters], {
    cwd: at,
    stdio: 'ignore',
  });
const write = (at: string, name: string, text: string) => writeFileSync(join(at, name), text);

/** A project on main with a branch one commit ahead, which has changed a sum. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matinee-changes-'));
  home = join(folder, 'home');
  execFileSync('git', ['init', '-q', '-b', 'main', home]);
  write(home, 'sum.ts', 'export const sum = 1;\n');
  write(home, 'kept.ts', 'export const kept = 1;\n');
  write(home, 'gone.ts', 'const gone = 1;\n');
  git(home, 'add', '.');
  git(home, 'commit', '-m', 'first');
  git(home, 'checkout', '-b', 'later');
  write(home, 'kept.ts', 'export const kept =\n  1;\n');
  git(home, 'commit', '-am', 'second');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the changes from main are the commits, edits, additions and deletions since', () => {
  write(home, 'new.ts', 'const made = 1;\n');
  rmSync(join(home, 'gone.ts'));
  const changes = changesOf(home);
  expect(changes?.files).toEqual(['gone.ts', 'kept.ts', 'new.ts']);
  expect([...(changes?.all ?? [])].sort()).toEqual(['kept.ts', 'new.ts', 'sum.ts']);
});

it.each([
  ['an added file', () => write(home, 'new.ts', 'const made = 1;\n'), true],
  ['a removed file', () => rmSync(join(home, 'gone.ts')), true],
  ['a file’s exports', () => write(home, 'sum.ts', 'export const total = 1;\n'), true],
  ['a file’s side effects', () => write(home, 'gone.ts', 'const gone = 2;\n'), false],
])('imports and exports can change with %s', (_, change, seams) => {
  git(home, 'checkout', 'main');
  change();
  expect(changesOf(home)?.seams).toBe(seams);
});

it.each([
  ['imported', "import {\n  one,\n  type Two,\n  three as tree,\n} from './sum';\n"],
  ['exported', 'export {\n  one,\n  type Two,\n  three as tree,\n};\n'],
])('and with a name that is no longer %s, in a list of several lines', (_, list) => {
  git(home, 'checkout', 'main');
  write(home, 'gone.ts', list);
  git(home, 'commit', '-am', 'a list');
  for (const name of ['one', 'type Two', 'three as tree']) {
    write(home, 'gone.ts', list.replace(`  ${name},\n`, ''));
    expect(changesOf(home)?.seams, name).toBe(true);
  }
});

it('a clone of another branch is compared with its origin’s main', () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '-b', 'later', home, clone]);
  expect(changesOf(clone)?.files).toEqual(['kept.ts']);
});

it('without a git answer, nothing is known', () => {
  rmSync(join(home, '.git'), { recursive: true });
  expect(changesOf(home)).toBeNull();
});
