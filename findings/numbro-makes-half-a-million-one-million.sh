#!/usr/bin/env bash
# Expected: 500,052 votes with { average: true } are 500k, as in numeral, whose successor numbro is; 612,345
#   are 612k.
# Instead: both are "1m". From half of the next unit on numbro takes that unit, and rounds: 600 million is
#   "1b". With one decimal 950,000 is "1.0m" (fine) and 612,345 is "0.6m". lowPrecision: false turns it off.
# Version: numbro 2.5.0 beside numeral 2.0.6. Date: 2026-11-28, Node 20.20.
# Source: its dist/numbro.js, computeAverage (a unit is taken where round(value / unit) is 1; lowPrecision
#   defaults to true).
# What to do: Intl.NumberFormat with notation 'compact'.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent numbro@2.5.0 numeral@2.0.6
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import numbro from 'numbro'
import numeral from 'numeral'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 })
const seen = { version: JSON.parse(readFileSync('node_modules/numbro/package.json', 'utf8')).version }
for (const votes of [499_000, 500_052, 612_345, 600_000_000])
  seen[votes] = [
    numbro(votes).format({ average: true }),
    numbro(votes).format({ average: true, mantissa: 1 }),
    numbro(votes).format({ average: true, lowPrecision: false }),
    numeral(votes).format('0a'),
    compact.format(votes),
  ].join(' ')
console.log(seen)
assert.deepEqual(seen, {
  version: '2.5.0',
  499000: '499k 499.0k 499k 499k 499K',
  500052: '1m 0.5m 500k 500k 500K',
  612345: '1m 0.6m 612k 612k 612K',
  600000000: '1b 0.6b 600m 600m 600M',
})
JS
