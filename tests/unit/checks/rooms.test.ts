import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** Rows of ARCHITECTURE's second table: a layer, and each of its rooms with the file to begin with. */
const ROWS = (/## Rooms\n([\s\S]*?)\n## /.exec(readFileSync(join(PROJECT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? '')
  .split('\n')
  .flatMap((line) => {
    const [, layer, told] = /^\| `(\w+)` \| (.*) \|$/.exec(line) ?? [];
    return layer === undefined || told === undefined ? [] : [{ layer, told }];
  });

const foldersIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
/** A layer's rooms, and the layer itself: one that is small has no other. */
const foldersOf = (layer: string) => {
  const root = join(PROJECT, 'src', layer);
  return [root, ...foldersIn(root, true)];
};
/** The most files of a room (ARCHITECTURE). */
const MOST_FILES = 15;
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
const holds = (room: string, file: string) => ['.ts', '.tsx'].some((ending) => existsSync(join(room, file + ending)));

it('every layer has a row', () => {
  const layers = foldersIn(join(PROJECT, 'src'), false).map((folder) => basename(folder));
  expect(ROWS.map(({ layer }) => layer).sort()).toEqual(layers.sort());
});

it('no room has more than fifteen files', () => {
  const folders = foldersIn(join(PROJECT, 'src'), true);
  expect(folders.length).toBeGreaterThan(ROWS.length);
  expect(folders.filter((folder) => filesIn(folder) > MOST_FILES)).toEqual([]);
});

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
