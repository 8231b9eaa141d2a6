#!/usr/bin/env bash
# Expected: 65 minutes, taken from a runtime in hours (65 / 60 * 3600 * 1000), print as "1h 5m".
# Instead: the product is 3,899,999.9999999995 ms and prints as "1h 4m 60s". Of the runtimes of 60 to 2,399
#   minutes, computed in this way, 100 print "60s" (and in colon notation "1:04:60"); the units above are cut,
#   the last one is rounded.
# Version: pretty-ms 9.3.1 (the newest for Node 20). Date: 2026-11-28, Node 20.20.
# Source: its index.js (parse-ms cuts every unit, the rest of the seconds is rounded afterward); its README
#   has only whole numbers.
# What to do: round to whole milliseconds before it, or keep runtimes in minutes.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent pretty-ms@9.3.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import prettyMs from 'pretty-ms'

const fromHours = minutes => (minutes / 60) * 3600 * 1000
const runtimes = Array.from({ length: 2340 }, (_, index) => 60 + index)
const seen = {
  version: JSON.parse(readFileSync('node_modules/pretty-ms/package.json', 'utf8')).version,
  plain: prettyMs(fromHours(65)),
  colons: prettyMs(fromHours(65), { colonNotation: true }),
  verbose: prettyMs(fromHours(130), { verbose: true }),
  rounded: prettyMs(Math.round(fromHours(65))),
  sixties: runtimes.filter(minutes => prettyMs(fromHours(minutes)).includes('60s')).length,
  sixtiesRounded: runtimes.filter(minutes => prettyMs(Math.round(fromHours(minutes))).includes('60s')).length,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '9.3.1',
  plain: '1h 4m 60s',
  colons: '1:04:60',
  verbose: '2 hours 9 minutes 60 seconds',
  rounded: '1h 5m',
  sixties: 100,
  sixtiesRounded: 0,
})
JS
