#!/usr/bin/env bash
# Expected: a schema says what this client accepts. A device with last month's schema may not see the new
#   column, but it has no business deleting it elsewhere, and it should not matter whether the schema is set
#   before or after the data arrives.
# Instead: set before the merge, the unknown column is only hidden here. Set after the data is there (load,
#   then schema), every cell outside the schema is deleted with a fresh stamp and every default is written,
#   and the next merge carries both to the other device, which never had that schema.
# Version: tinybase 10.0.1, Node 20.20. Date: 2026-11-28.
# Source: documentation of setTablesSchema and MergeableStore in @types (nothing on merging); the
#   cellChanged hook in mergeable-store/index.js, which stamps these deletions like any edit.
# What to do: set the schema before any load or merge, and never change it on a store that syncs.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent tinybase@10.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createMergeableStore } from 'tinybase';

const oldSchema = { films: { title: { type: 'string' }, seen: { type: 'boolean', default: false } } };

function newDeviceAfter(order) {
  const newer = createMergeableStore('newer');
  const older = createMergeableStore('older');
  newer.setRow('films', '550', { title: 'Fight Club', year: 1999, seen: 'twice' });
  if (order === 'schema first') older.setTablesSchema(oldSchema);
  older.merge(newer);
  if (order === 'data first') older.setTablesSchema(oldSchema);
  older.merge(newer);
  return { ...newer.getRow('films', '550') };
}

const seen = {
  schemaFirst: newDeviceAfter('schema first'),
  dataFirst: newDeviceAfter('data first'),
};
const whole = { title: 'Fight Club', year: 1999, seen: 'twice' };
const expected = { schemaFirst: whole, dataFirst: whole };
const known = { schemaFirst: whole, dataFirst: { title: 'Fight Club', seen: false } };
console.log('expected on the newer device', JSON.stringify(expected));
console.log('seen on the newer device    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
