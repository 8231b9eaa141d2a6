#!/usr/bin/env bash
# Expected: the transform of importInto() changes what is stored, in every table, as that of exportDB()
#   does; filter leaves rows out.
# Instead: in a table whose keys stand beside the values (schema '' or '++') the keys are transformed and
#   filtered, the values are taken from the untouched rows. transform has no effect on them, without any
#   error, and a filter that leaves a row out fails the whole import. Tables with a key path are right, and
#   so is the same filter and transform given to exportDB().
# Version: dexie-export-import 4.4.0 with dexie 4.4.7 and fake-indexeddb 6.2.8, Node 20.20. Date:
#   2026-11-28.
# Source: README of the package; importInto in dist/dexie-export-import.js (values are mapped from rows, not
#   from filteredRows).
# What to do: filter and transform on export, or go over the table after the import.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent dexie@4.4.7 dexie-export-import@4.4.0 fake-indexeddb@6.2.8
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import 'fake-indexeddb/auto';

// What the package needs of a browser and Node does not have.
globalThis.self = globalThis;
globalThis.FileReader = class {
  read(promise) {
    promise.then((result) => {
      this.result = result;
      this.onload?.({ target: this });
      this.onloadend?.({ target: this });
    });
  }
  readAsArrayBuffer(blob) {
    this.read(blob.arrayBuffer());
  }
  readAsText(blob) {
    this.read(blob.text());
  }
};
const { Dexie } = await import('dexie');
const { exportDB, importInto } = await import('dexie-export-import');

const filter = (_table, { title }) => title !== 'alien';
const transform = (_table, value, key) => ({ key, value: { ...value, title: value.title.toUpperCase() } });
let databases = 0;
function open(schema) {
  const db = new Dexie(`films-${(databases += 1)}`);
  db.version(1).stores({ films: schema });
  return db;
}

async function titles(schema, onExport, onImport) {
  const from = open(schema);
  const to = open(schema);
  for (const [key, title] of [
    [1, 'alien'],
    [2, 'brazil'],
  ])
    await (schema === 'id' ? from.films.add({ id: key, title }) : from.films.add({ title }, key));
  try {
    await importInto(to, await exportDB(from, onExport), { acceptNameDiff: true, ...onImport });
    return (await to.films.toArray()).map((film) => film.title).join();
  } catch (error) {
    return error.name;
  }
}

const seen = {
  keyPath: await titles('id', {}, { filter, transform }),
  transform: await titles('', {}, { transform }),
  filter: await titles('', {}, { filter }),
  onExport: await titles('', { filter, transform }, {}),
};
const expected = { keyPath: 'BRAZIL', transform: 'ALIEN,BRAZIL', filter: 'brazil', onExport: 'BRAZIL' };
const known = { keyPath: 'BRAZIL', transform: 'alien,brazil', filter: 'InvalidArgumentError', onExport: 'BRAZIL' };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
