#!/usr/bin/env bash
# Expected: csv-string detects the separator by itself. A comma inside quotes is text, so a semicolon inside
#   quotes should be too: '"Alien; Aliens",1986' is one row of two fields.
# Instead: CSV.parse() returns [], the whole file is gone without an error. detect() takes the first of comma,
#   semicolon, bar and tab in the text, quoted or not, and with ';' the row does not parse. The file needs no
#   header and a first title with ; or | in it. One row further down, the same title is read well.
# Version: csv-string 4.1.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "If separator parameter is not provided, it is automatically detected" and "Detects the
#   best separator".
# What to do: pass the separator, CSV.parse(text, ','), and refuse a file with text but without rows.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent csv-string@4.1.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as CSV from 'csv-string'

const titleFirst = '"Alien; Aliens",1986\nUp,2009\n'
const titleSecond = 'Up,2009\n"Alien; Aliens",1986\n'
const seen = {
  version: JSON.parse(readFileSync('node_modules/csv-string/package.json', 'utf8')).version,
  detected: CSV.detect(titleFirst),
  titleFirst: CSV.parse(titleFirst),
  bar: CSV.parse('"Alien | Aliens",1986\nUp,2009\n'),
  titleSecond: CSV.parse(titleSecond),
  told: CSV.parse(titleFirst, ','),
}
console.log('expected titleFirst', seen.told)
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '4.1.1',
  detected: ';',
  titleFirst: [],
  bar: [],
  titleSecond: [['Up', '2009'], ['Alien; Aliens', '1986']],
  told: [['Alien; Aliens', '1986'], ['Up', '2009']],
})
JS
