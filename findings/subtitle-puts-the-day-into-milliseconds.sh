#!/usr/bin/env bash
# Expected: subtitle reads a cue at 100:00:00,000 (a recording that runs on, or a time code of the tape) and
#   writes it back the same.
# Instead: it reads 360,000,000 ms, and writes 04:00:00,345600000: the hours start anew each day, and the days
#   are put into the milliseconds. 25:01:01,001 becomes 01:01:01,86400001. The result is no valid SRT, and
#   read back it is another moment.
# Version: subtitle 4.2.2. Date: 2026-11-28, Node 20.20.
# Source: its src/formatTimestamp.ts (hours of a Date, the rest as milliseconds); its README promises SRT and
#   WebVTT both ways.
# What to do: write time codes of a day and more by hand.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent subtitle@4.2.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { parseSync, stringifySync } from 'subtitle'

const seen = { version: JSON.parse(readFileSync('node_modules/subtitle/package.json', 'utf8')).version }
for (const start of ['23:59:59,000', '25:01:01,001', '100:00:00,000']) {
  const nodes = parseSync(`1\n${start} --> 101:00:00,000\nGood night\n`)
  const written = stringifySync(nodes, { format: 'SRT' }).split('\n')[1].split(' --> ')[0]
  seen[start] = `${nodes[0].data.start} ms, written ${written}`
}
console.log(seen)
assert.deepEqual(seen, {
  version: '4.2.2',
  '23:59:59,000': '86399000 ms, written 23:59:59,000',
  '25:01:01,001': '90061001 ms, written 01:01:01,86400001',
  '100:00:00,000': '360000000 ms, written 04:00:00,345600000',
})
JS
