#!/usr/bin/env bash
# Expected: the average of the ratings 0, 0 and 9 is 3, their median 0, and the most frequent value the
#   number 0.
# Instead: average and median are 9 and the deviation is 0: zeros are left out, while min() and mode()
#   count them, the latter as the text "0".
# Version: lokijs 1.5.12. Date: 2026-11-29, Node 20.20.
# Source: its src/lokijs.js, extractNumerical(): filter(Number) also drops 0; min() and mode() go other
#   ways.
# What to do: map the documents yourself, with a reduce, where 0 is a value.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent lokijs@1.5.12
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import Loki from 'lokijs'

function statisticsOf(ratings) {
  const films = new Loki('films').addCollection('films')
  films.insert(ratings.map(rating => ({ rating })))
  return {
    avg: films.avg('rating'),
    median: films.median('rating'),
    deviation: films.stdDev('rating'),
    mode: films.mode('rating'),
    min: films.min('rating'),
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/lokijs/package.json', 'utf8')).version,
  three: statisticsOf([0, 0, 9]),
  two: statisticsOf([0, 8]),
  none: statisticsOf([1, 2, 3]).avg,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '1.5.12',
  three: { avg: 9, median: 9, deviation: 0, mode: '0', min: 0 },
  two: { avg: 8, median: 8, deviation: 0, mode: '0', min: 0 },
  none: 2,
})
JS
