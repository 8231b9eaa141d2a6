#!/usr/bin/env bash
# Expected: a film without the field counts in no aggregate, as one whose rating is null: the median of 1,
#   2 and 3 is 2 in both cases.
# Instead: AVG and COUNT leave the missing value out, MEDIAN and QUART2 count it as a row (2.5 and 3), and
#   STDEV has no result. With two films without a rating the median of 5, 9 and 10 is 10.
# Version: alasql 4.19.1. Date: 2026-11-29, Node 20.20.
# Source: its dist/alasql.fs.js, aggr.MEDIAN, aggr.QUART and aggr.VAR: they test for null, not for
#   undefined.
# What to do: SELECT from rows where the field is set, even to null, or filter with WHERE rating IS NOT
#   NULL.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent alasql@4.19.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import alasql from 'alasql'

const of = films =>
  Object.fromEntries(
    ['AVG', 'COUNT', 'MEDIAN', 'STDEV', 'QUART2'].map(name => [
      name,
      alasql(`SELECT ${name}(rating) AS v FROM ?`, [films])[0].v ?? null,
    ]),
  )
const rated = [{ rating: 1 }, { rating: 2 }, { rating: 3 }]
const seen = {
  version: JSON.parse(readFileSync('node_modules/alasql/package.json', 'utf8')).version,
  complete: of(rated),
  empty: of([{ rating: null }, ...rated]),
  missing: of([{}, ...rated]),
  lessThanHalf: of([{}, {}, { rating: 5 }, { rating: 9 }, { rating: 10 }]),
}
console.log(seen)
const complete = { AVG: 2, COUNT: 3, MEDIAN: 2, STDEV: 1, QUART2: 2 }
assert.deepEqual(seen, {
  version: '4.19.1',
  complete,
  empty: complete,
  missing: { AVG: 2, COUNT: 3, MEDIAN: 2.5, STDEV: null, QUART2: 3 },
  lessThanHalf: { AVG: 8, COUNT: 3, MEDIAN: 10, STDEV: null, QUART2: 10 },
})
JS
