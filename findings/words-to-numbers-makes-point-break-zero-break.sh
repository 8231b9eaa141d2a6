#!/usr/bin/env bash
# Expected: without its fuzzy option, words-to-numbers turns number words into digits and leaves other words
#   alone: "Ocean's Eleven" is "Ocean's 11", so that titles written both ways match. "point" is documented
#   between numbers only ("ten point five").
# Instead: a lone "point" is 0 ("Point Break" is "0 Break", "Match Point" is "Match 0"), an ordinal is added
#   to the number before it ("Fifty First Dates" is "51 Dates"), and the article "a" is 1 ("A Star Is Born" is
#   "1 Star Is Born"), so titles that held no number now match others that do.
# Version: words-to-numbers 1.5.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "Basic Examples", "With Fuzzy Matching" and "Decimal Points".
# What to do: compare a title both as it is and converted, and convert single whole words by a list of one's
#   own.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent words-to-numbers@1.5.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import wordsToNumbers from 'words-to-numbers'

const seen = { version: JSON.parse(readFileSync('node_modules/words-to-numbers/package.json', 'utf8')).version }
for (const title of ["Ocean's Eleven", 'Point Break', 'Match Point', 'Fifty First Dates', 'A Star Is Born'])
  seen[title] = wordsToNumbers.wordsToNumbers(title)
console.log("expected Ocean's 11, the other titles without a new number")
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '1.5.1',
  "Ocean's Eleven": "Ocean's 11",
  'Point Break': '0 Break',
  'Match Point': 'Match 0',
  'Fifty First Dates': '51 Dates',
  'A Star Is Born': '1 Star Is Born',
})
JS
