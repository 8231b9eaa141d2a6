import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Rows of ARCHITECTURE's second table: a layer, and each of its rooms with the file to begin with. */
const ROWS = (/## Rooms\n([\s\S]*?)\n## /.exec(readFileSync(join(PROJECT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? '')
  .split('\n')
  .flatMap((line) => {
    const [, layer, told] = /^\| `(\w+)` \| (.*) \|$/.exec(line) ?? [];
    return layer === undefined || told === undefined ? [] : [{ layer, told }];
  });

const foldersOf = (layer: string) =>
  readdirSync(join(PROJECT, 'src', layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
const holds = (room: string, file: string) => ['.ts', '.tsx'].some((ending) => existsSync(join(room, file + ending)));

it.each(ROWS)('in $layer each room that is named has the file to begin with', ({ layer, told }) => {
  const named = [...told.matchAll(/`([\w/-]+)` \((?:[^()`]*: )?`([\w/-]+)`/g)].map(([, room = '', file = '']) => ({
    room,
    file,
  }));
  expect(named.length).toBeGreaterThan(0);
  const folders = foldersOf(layer);
  expect(
    named.filter(({ room, file }) => !folders.some((folder) => folder.endsWith(`/${room}`) && holds(folder, file))),
  ).toEqual([]);
});
