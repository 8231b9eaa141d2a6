#!/usr/bin/env bash
# Expected: threshold: 0 means that only documents with all words of the query are found. The exact title of a
#   film in the index has all of them, so it finds that film.
# Instead: "The Lord of the Rings: The Fellowship of the Ring" finds nothing, "It Follows Itself" neither;
#   "lord ring" finds only "The Two Towers". A word also stands for the words that it begins: "ring" hits
#   twice ("ring", "rings"), so the film counts one match more than the query has words, and the test is for
#   equality.
# Version: @orama/orama 3.1.18. Date: 2026-11-28, Node 20.20.
# Source: its dist/esm/components/index.js, search() ("matches === keywordsCount") and
#   calculateResultScores().
# What to do: leave the threshold at 1 and filter by all words yourself, or use MiniSearch with combineWith:
#   'AND'.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent @orama/orama@3.1.18
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { create, insert, search } from '@orama/orama'

const titles = [
  'The Lord of the Rings: The Fellowship of the Ring',
  'The Lord of the Rings: The Two Towers',
  'It Follows Itself',
  'Heat',
]
const db = create({ schema: { title: 'string' } })
titles.forEach((title, index) => insert(db, { id: String(index), title }))
const find = term => search(db, { term, threshold: 0 }).hits.map(hit => hit.document.title)

const seen = { version: JSON.parse(readFileSync('node_modules/@orama/orama/package.json', 'utf8')).version }
for (const query of [...titles, 'ring', 'lord ring', 'lord two']) seen[query] = find(query)
console.log(seen)
assert.deepEqual(seen, {
  version: '3.1.18',
  'The Lord of the Rings: The Fellowship of the Ring': [],
  'The Lord of the Rings: The Two Towers': ['The Lord of the Rings: The Two Towers'],
  'It Follows Itself': [],
  Heat: ['Heat'],
  ring: ['The Lord of the Rings: The Fellowship of the Ring', 'The Lord of the Rings: The Two Towers'],
  'lord ring': ['The Lord of the Rings: The Two Towers'],
  'lord two': ['The Lord of the Rings: The Two Towers'],
})
JS
