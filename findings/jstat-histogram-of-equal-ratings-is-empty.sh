#!/usr/bin/env bash
# Expected: a histogram counts every value once, so its bins add up to the number of ratings, also where someone
#   gave every film the same rating.
# Instead: jStat.histogram() of equal values is zero in every bin, whatever the number of bins: twelve films of
#   four stars show no film at all, and so does a first rating alone. The width of a bin is 0, and the counts go
#   to a bin NaN. One different value brings all of them back.
# Version: jstat 1.9.6. Date: 2026-11-28, Node 20.20.
# Source: its doc/md/vector.md, "histogram()", "the number of dataArray elements found in equally sized bins".
# What to do: count ratings by value, with a Map; they are steps, not a range.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent jstat@1.9.6
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import jstat from 'jstat'

const { jStat } = jstat
const fours = Array(12).fill(4)
const seen = {
  version: JSON.parse(readFileSync('node_modules/jstat/package.json', 'utf8')).version,
  twelveFours: [...jStat.histogram(fours, 5)],
  twelveFoursDefault: [...jStat.histogram(fours)],
  firstRating: [...jStat.histogram([4], 5)],
  andOneFive: [...jStat.histogram([...fours, 5], 5)],
}
console.log('expected sums of 12, 12, 1 and 13')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '1.9.6',
  twelveFours: [0, 0, 0, 0, 0],
  twelveFoursDefault: [0, 0, 0, 0],
  firstRating: [0, 0, 0, 0, 0],
  andOneFive: [12, 0, 0, 0, 1],
})
JS
