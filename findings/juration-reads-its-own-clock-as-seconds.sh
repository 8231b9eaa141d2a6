#!/usr/bin/env bash
# Expected: parse() reads what stringify() writes: 112 minutes are "1:52:00" in the format chrono, and
#   that is 6,720 seconds again.
# Instead: "1:52:00" is read as 53 seconds: parts without a unit count as seconds each and are added (1 +
#   52 + 0). Two hours come back as two seconds, and none of the runtimes of 1 to 240 minutes comes back,
#   all without an error.
# Version: juration 0.1.1 (the newest). Date: 2026-11-29, Node 20.20.
# Source: its juration.js, parse() (every number without a unit is taken as seconds) and the formats of
#   stringify(); its README shows both without saying that they do not fit.
# What to do: use the format long or micro for text that is read again, which keep all of them.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent juration@0.1.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import juration from 'juration'

const clock = seconds => juration.stringify(seconds, { format: 'chrono' })
const back = seconds => juration.parse(clock(seconds))
const seen = {
  version: JSON.parse(readFileSync('node_modules/juration/package.json', 'utf8')).version,
  written: clock(112 * 60),
  read: back(112 * 60),
  twoHours: back(120 * 60),
  long: juration.parse(juration.stringify(112 * 60)),
  kept: Array.from({ length: 240 }, (_, index) => (index + 1) * 60).filter(seconds => back(seconds) === seconds).length,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '0.1.1',
  written: '1:52:00',
  read: 53,
  twoHours: 2,
  long: 6720,
  kept: 0,
})
JS
