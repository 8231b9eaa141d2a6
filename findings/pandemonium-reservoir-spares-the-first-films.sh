#!/usr/bin/env bash
# Expected: a random sample of k items holds each item equally often, whichever of the functions draws it:
#   3 of 10 films each 3,000 times in 10,000 draws.
# Instead: reservoirSample of pandemonium draws the first k items too seldom, 2,200 times where the others come
#   3,300 times, and a sample of 1 never is the first item. The last position of the sequence is left out when
#   it draws where the next item goes. fisherYatesSample, geometricReservoirSample and naiveSample are even.
# Version: pandemonium 2.4.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "reservoirSample", and reservoir-sample.js, process(): an index below size, not size + 1.
# What to do: draw by fisherYatesSample or geometricReservoirSample.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent pandemonium@2.4.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import pandemonium from 'pandemonium'

// Numbers from 0 up to 1 from a fixed seed (mulberry32), so that each run counts the same.
const seeded = seed => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
const films = Array.from({ length: 10 }, (_, index) => index)
const hundreds = (create, size) => {
  const draw = create(seeded(1))
  const counts = films.map(() => 0)
  for (let i = 0; i < 10_000; i++) for (const film of draw(size, films)) counts[film]++
  return counts.map(count => Math.round(count / 100)).join(' ')
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/pandemonium/package.json', 'utf8')).version,
  reservoirOfOne: hundreds(pandemonium.createReservoirSample, 1),
  reservoirOfThree: hundreds(pandemonium.createReservoirSample, 3),
  geometricOfThree: hundreds(pandemonium.createGeometricReservoirSample, 3),
  fisherYatesOfThree: hundreds(pandemonium.createFisherYatesSample, 3),
  naiveOfThree: hundreds(pandemonium.createNaiveSample, 3),
}
console.log('expected about 10 ten times, then about 30 ten times, in hundreds of draws')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '2.4.1',
  reservoirOfOne: '0 10 11 12 11 11 11 11 11 11',
  reservoirOfThree: '22 22 22 33 34 34 34 34 34 33',
  geometricOfThree: '30 30 30 29 30 30 29 31 30 30',
  fisherYatesOfThree: '31 30 30 30 30 30 30 30 30 29',
  naiveOfThree: '30 31 30 31 29 30 30 30 30 30',
})
JS
