#!/usr/bin/env bash
# Expected: an index of titles made by `new Index()` finds "Rocky III" for "Rocky III", with "Rocky II" after
#   it or not at all; "300" and "30" are different numbers.
# Instead: the default encoder keeps one of neighboring equal letters, digits too: II and III are both "i",
#   300 and 30 are both "30", 500 is 50, 9 is 99. They cannot be told apart, and the one that was added first
#   comes first. Numbers of four digits are split before ("200" and "1") and stay apart. Every charset but
#   Exact does so.
# Version: flexsearch 0.8.212. Date: 2026-11-28, Node 20.20.
# Source: its src/encoder.js (dedupe defaults to true, "letter deduplication").
# What to do: index titles with `new Encoder({ dedupe: false })` or `Charset.Exact`.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent flexsearch@0.8.212
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import FlexSearch from 'flexsearch'

const titles = ['Rocky II', 'Rocky III', '30', '300', '50', '500', '9', '99', '2001']
const search = encoder => {
  const index = encoder ? new FlexSearch.Index({ encoder }) : new FlexSearch.Index()
  titles.forEach(title => index.add(title, title))
  return Object.fromEntries(['Rocky III', '300', '500', '9', '2001'].map(query => [query, index.search(query).join(', ')]))
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/flexsearch/package.json', 'utf8')).version,
  byDefault: search(),
  exact: search(FlexSearch.Charset.Exact),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '0.8.212',
  byDefault: { 'Rocky III': 'Rocky II, Rocky III', 300: '30, 300', 500: '50, 500', 9: '9, 99', 2001: '2001' },
  exact: { 'Rocky III': 'Rocky III', 300: '300', 500: '500', 9: '9', 2001: '2001' },
})
JS
