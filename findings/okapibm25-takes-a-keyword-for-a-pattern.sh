#!/usr/bin/env bash
# Expected: BM25 scores documents by the words of the query: a title that holds the keyword beats one that
#   doesn't, and "up" isn't a word of "super". The option b is a number, and 0 switches off the correction for
#   length.
# Instead: okapibm25 counts a keyword as a regular expression, anywhere in the text. For "e.t." the title
#   "eat it" scores as much as "e.t.", "$9.99" scores 0 for "$9.99" itself, "m*a*s*h" finds "mash" first, and
#   "up" finds "super" as well as "up". And b: 0 is taken for the default of 0.75.
# Version: okapibm25 1.4.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "Usage" (a query is an array of keywords, one of them "query.") and "What's this?", which
#   calls it a bag-of-words model, and dist/BM25.js, getTermFrequency().
# What to do: pass words of letters and digits only, and drop titles that don't hold them as words. Escaping isn't
#   enough, since the rarity of a word is counted without patterns. For b: 0, pass Number.MIN_VALUE.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent okapibm25@1.4.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import okapi from 'okapibm25'

const scores = (titles, keyword, options) =>
  Object.fromEntries(okapi.default(titles, [keyword], options).map((score, index) => [titles[index], +score.toFixed(3)]))
const long = 'up in the air and far away'
const seen = {
  version: JSON.parse(readFileSync('node_modules/okapibm25/package.json', 'utf8')).version,
  et: scores(['e.t.', 'eat it', 'alien'], 'e.t.'),
  price: scores(['$9.99', 'alien', 'jaws'], '$9.99'),
  mash: scores(['m*a*s*h', 'mash', 'alien'], 'm*a*s*h'),
  up: scores(['up', 'super', 'alien'], 'up'),
  bZero: scores(['up', long, 'alien'], 'up', { k1: 1.2, b: 0 }),
  bDefault: scores(['up', long, 'alien'], 'up', { k1: 1.2, b: 0.75 }),
  bTiny: scores(['up', long, 'alien'], 'up', { k1: 1.2, b: Number.MIN_VALUE }),
}
console.log('expected 0 for all titles without the keyword, and bZero as bTiny')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '1.4.1',
  et: { 'e.t.': 0.907, 'eat it': 0.907, alien: 0 },
  price: { '$9.99': 0, alien: 0, jaws: 0 },
  mash: { 'm*a*s*h': 0.696, mash: 1.233, alien: 0 },
  up: { up: 0.47, super: 0.47, alien: 0 },
  bZero: { up: 0.646, [long]: 0.304, alien: 0 },
  bDefault: { up: 0.646, [long]: 0.304, alien: 0 },
  bTiny: { up: 0.47, [long]: 0.47, alien: 0 },
})
JS
