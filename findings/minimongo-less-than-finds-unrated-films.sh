#!/usr/bin/env bash
# Expected: as in MongoDB, {rating: {$lt: 5}} finds only films with a number below 5, and {$in: [null]}
#   the same films as {rating: null}: those with null and those without the field.
# Instead: $lt finds the films without a rating too, so a list of bad films has every unrated one, while
#   $gt finds none of them; {$in: [null]} misses those without the field.
# Version: minimongo 7.1.1. Date: 2026-11-29, Node 20.20.
# Source: its lib/selector.js: the order of types puts a missing value before all numbers, and $lt does
#   not compare types first. MongoDB's manual, "Comparison/Sort Order" and "Type Bracketing".
# What to do: add {$gte: ...} or {$type: 1} to each upper limit.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent minimongo@7.1.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { MemoryDb } = createRequire(import.meta.url)('minimongo')
const db = new MemoryDb()
db.addCollection('films')
const films = [
  { _id: 'Heat', rating: 8 },
  { _id: 'Cats', rating: 3 },
  { _id: 'unrated' },
  { _id: 'cleared', rating: null },
]
await new Promise((resolve, reject) => db.films.upsert(films, resolve, reject))
const find = selector =>
  new Promise((resolve, reject) => db.films.find(selector).fetch(resolve, reject)).then(rows =>
    rows.map(({ _id }) => _id).sort(),
  )
const seen = {
  version: JSON.parse(readFileSync('node_modules/minimongo/package.json', 'utf8')).version,
  below: await find({ rating: { $lt: 5 } }),
  above: await find({ rating: { $gt: -1 } }),
  empty: await find({ rating: null }),
  inEmpty: await find({ rating: { $in: [null] } }),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '7.1.1',
  below: ['Cats', 'cleared', 'unrated'],
  above: ['Cats', 'Heat'],
  empty: ['cleared', 'unrated'],
  inEmpty: ['cleared'],
})
JS
