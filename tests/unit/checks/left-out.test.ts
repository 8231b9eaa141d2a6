import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LEFT_OUT } from '../../../bundle/bare-packages';

const SOURCE = join(import.meta.dirname, '../../../src');

it('uses nothing of its packages that builds are without: it would work while developing only', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const used = files.flatMap((file) => {
    const code = readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    return LEFT_OUT.filter((name) => new RegExp(`\\b${name}\\(`).test(code)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(used).toEqual([]);
});
