#!/usr/bin/env bash
# Expected: an index makes a query faster and never changes its answer; fields beside $or are joined by
#   "and", as in MongoDB.
# Instead: where the field and every branch of $or are indexed, the positions of the branches are added to
#   those of the field, not intersected: "films, and (seen or wished)" returns unseen films and seen shows.
# Version: @signaldb/core 1.8.1, Node 20.20. Date: 2026-11-28.
# Source: the types of createIndex ("an index for a specific field"); getIndexInfo in dist/index18.mjs of
#   the package (the $or loop starts from the positions found so far).
# What to do: write {$and: [{kind: 'film'}, {$or: [...]}]}, which is right, or leave one of the fields
#   unindexed.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @signaldb/core@1.8.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { Collection, createIndex } from '@signaldb/core';

const rows = [
  { id: 'seen film', kind: 'film', state: 'seen' },
  { id: 'new film', kind: 'film', state: 'new' },
  { id: 'seen show', kind: 'show', state: 'seen' },
  { id: 'new show', kind: 'show', state: 'new' },
];
const states = { $or: [{ state: 'seen' }, { state: 'wish' }] };

function ask(indices, query) {
  const collection = new Collection({ indices });
  collection.insertMany(rows);
  return collection.find(query).map((row) => row.id);
}
const indices = () => [createIndex('kind'), createIndex('state')];

const seen = {
  plain: ask([], { kind: 'film', ...states }),
  indexed: ask(indices(), { kind: 'film', ...states }),
  indexedWithAnd: ask(indices(), { $and: [{ kind: 'film' }, states] }),
};
const right = ['seen film'];
const expected = { plain: right, indexed: right, indexedWithAnd: right };
const known = { plain: right, indexed: ['seen film', 'new film', 'seen show'], indexedWithAnd: right };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
