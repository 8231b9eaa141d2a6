#!/usr/bin/env bash
# Expected: unpatch(patch(left, delta), delta) is left again; the README promises to "revert object to its
#   original state", and objectHash tells the items apart.
# Instead: the edit of an item that also moved is undone at the wrong place or not at all, because its index
#   is not the one after the moves. With items of an id and a value, 72 of the 2,048 changes between lists of
#   up to three items come back wrong; patch is right in all of them.
# Version: jsondiffpatch 0.7.7, Node 20.20. Date: 2026-11-28.
# Source: README (unpatch, reverse); benjamine/jsondiffpatch issues 275 (2019, open) and 295 (2024, open).
# What to do: keep the left side for undo, or create with arrays: {detectMove: false}, which is right.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent jsondiffpatch@0.7.7
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { create } from 'jsondiffpatch';

function lists(from, so = []) {
  const longer = [0, 1, 2].filter((id) => !so.includes(id)).flatMap((id) => lists(from, [...so, id]));
  return [so, ...longer];
}

function wrongOf(options) {
  const differ = create({ objectHash: (item) => item.id, ...options });
  const result = { changes: 0, patch: 0, unpatch: 0 };
  for (const left of lists())
    for (const right of lists())
      for (let values = 0; values < 8; values++) {
        const a = left.map((id) => ({ id, seen: 0 }));
        const b = right.map((id) => ({ id, seen: (values >> id) & 1 }));
        const delta = differ.diff(a, b);
        const same = (x, y) => JSON.stringify(x) === JSON.stringify(y);
        result.changes += 1;
        if (!same(differ.patch(differ.clone(a), differ.clone(delta)), b)) result.patch += 1;
        if (!same(differ.unpatch(differ.clone(b), differ.clone(delta)), a)) result.unpatch += 1;
      }
  return result;
}

const seen = { moves: wrongOf({}), noMoves: wrongOf({ arrays: { detectMove: false } }) };
const none = { changes: 2048, patch: 0, unpatch: 0 };
const expected = { moves: none, noMoves: none };
const known = { moves: { changes: 2048, patch: 0, unpatch: 72 }, noMoves: none };
console.log('expected wrong results', JSON.stringify(expected));
console.log('seen wrong results    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
