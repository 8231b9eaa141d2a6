#!/usr/bin/env bash
# Expected: "Watched 1917 on Friday" is last or next Friday; at worst 1917 is read as a year of its own,
#   beside the Friday.
# Instead: title and day melt into one date, the first Friday of 1917 (1917-01-05). "Blade Runner 2049 on
#   Friday" is 1 January 2049, and the Friday is gone. "2012 yesterday" and "Wonder Woman 1984 yesterday" are
#   found and have no date at all. With a month ("2001 on May 3") the title's year is dropped, as hoped.
#   "Watched Heat on Friday" is right.
# Version: compromise-dates 3.9.0 with compromise 14.17.0. Date: 2026-11-28, Node 20.20.
# Source: its src/compute/00-year.js and src/api/find (neighbors of a date word join it); its README shows no
#   such sentence.
# What to do: cut the title out of the sentence before asking for the day.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent compromise@14.17.0 compromise-dates@3.9.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import nlp from 'compromise'
import dates from 'compromise-dates'

nlp.plugin(dates)
const read = text =>
  nlp(text)
    .dates({ today: '2026-11-28', timezone: 'UTC' })
    .json()
    .map(found => `${found.text}: ${found.dates?.start?.slice(0, 10) ?? 'no date'}`)
const seen = { version: JSON.parse(readFileSync('node_modules/compromise-dates/package.json', 'utf8')).version }
for (const text of [
  'Watched Heat on Friday',
  'Watched 1917 on Friday',
  'Watched Blade Runner 2049 on Friday',
  'Watched 2012 yesterday',
  'Watched Wonder Woman 1984 yesterday',
  'Watched 2001 on May 3',
])
  seen[text] = read(text)
console.log(seen)
assert.deepEqual(seen, {
  version: '3.9.0',
  'Watched Heat on Friday': ['on Friday: 2026-12-04'],
  'Watched 1917 on Friday': ['1917 on Friday: 1917-01-05'],
  'Watched Blade Runner 2049 on Friday': ['2049 on Friday: 2049-01-01'],
  'Watched 2012 yesterday': ['2012 yesterday: no date'],
  'Watched Wonder Woman 1984 yesterday': ['1984 yesterday: no date'],
  'Watched 2001 on May 3': ['2001 on May 3: 2027-05-03'],
})
JS
