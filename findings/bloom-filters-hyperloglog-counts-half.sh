#!/usr/bin/env bash
# Expected: HyperLogLog with 4,096 registers counts distinct films to about 2 % (its accuracy() says 1.6 %).
# Instead: it counts half of what it was given while that is fewer than about one film a register: 1,000 films
#   are 507, 10 films are 4. It numbers the first 1-bit from 0 where the paper numbers it from 1, so half the
#   used registers look unused to the correction for small counts. From about 2.5 times the registers on,
#   where that correction ends, the estimate is near again.
# Version: bloom-filters 3.0.4. Date: 2026-11-28, Node 20.20.
# Source: its README, "HyperLogLog", and dist/sketch/hyperloglog.js, update() and count().
# What to do: count a member's films with a Set; they are few.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent bloom-filters@3.0.4
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import bloom from 'bloom-filters'

const estimate = count => {
  const sketch = new bloom.HyperLogLog(4096)
  for (let i = 0; i < count; i++) sketch.update('tt' + String(i).padStart(7, '0'))
  return Math.round(sketch.count())
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/bloom-filters/package.json', 'utf8')).version,
  promised: new bloom.HyperLogLog(4096).accuracy(),
  estimates: Object.fromEntries([10, 100, 1_000, 50_000].map(count => [count, estimate(count)])),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '3.0.4',
  promised: 0.01625,
  estimates: { 10: 4, 100: 47, 1000: 507, 50000: 50276 },
})
JS
