#!/usr/bin/env bash
# Expected: json-diff-ts turns a changeset "into a list of atomic changes (and back)". Two films leave a
#   watchlist of three; applying what came back should leave one, as applying the changeset does.
# Instead: two are left. Each atomic change comes back as a changeset of its own, so the first removal moves
#   the rest up before the second removes by its old index: of [1, 2, 3] without 2 and 3, [1, 3] remains, and
#   of five films without the last four, three. One removal at a time works.
# Version: json-diff-ts 4.10.4. Date: 2026-11-28, Node 20.20.
# Source: its README, "atomizeChangeset and unatomizeChangeset".
# What to do: make lists of objects with an id and compare by it ({ embeddedObjKeys: { list: 'id' } }), or apply
#   the changeset as it was.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent json-diff-ts@4.10.4
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { applyChangeset, atomizeChangeset, diff, unatomizeChangeset } from 'json-diff-ts'

const left = (before, after, options) => {
  const changes = () => diff({ list: before }, { list: after }, options)
  return {
    direct: applyChangeset({ list: [...before] }, changes()).list,
    throughAtoms: applyChangeset({ list: [...before] }, unatomizeChangeset(atomizeChangeset(changes()))).list,
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/json-diff-ts/package.json', 'utf8')).version,
  one: left([1, 2, 3], [1, 2]),
  two: left([1, 2, 3], [1]),
  four: left([1, 2, 3, 4, 5], [1]),
  twoById: left([{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }], { embeddedObjKeys: { list: 'id' } }),
}
console.log('expected throughAtoms as direct')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '4.10.4',
  one: { direct: [1, 2], throughAtoms: [1, 2] },
  two: { direct: [1], throughAtoms: [1, 3] },
  four: { direct: [1], throughAtoms: [1, 3, 5] },
  twoById: { direct: [{ id: 1 }], throughAtoms: [{ id: 1 }] },
})
JS
