#!/usr/bin/env bash
# Expected: any-date-parser takes a locale and says that it parses "all installed locales" by Intl, so a date
#   that Intl prints for a locale should come back as the same day, or be invalid. A Japanese viewing history
#   says 2024/12/1 for the first of December.
# Instead: with 'ja' the string 2024/12/1 is 1 February and 2024/10/15 is 1 May, without an error: every date
#   with a month or a day of two digits is wrong, 247 of the 366 days of 2024. In Hungarian (2024. 12. 01.)
#   354 days are wrong. English, German, French and Korean short dates are right.
# Version: any-date-parser 2.2.4. Date: 2026-11-28, Node 20.20.
# Source: its README, "Motivation" and "Breaking changes" (a string that fits no format is searched for parts,
#   one by one).
# What to do: parse the numeric formats of a known site by hand, and refuse what does not match the whole
#   string.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent any-date-parser@2.2.4
TZ=UTC node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import parser from 'any-date-parser'

const isoDay = date => (Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString().slice(0, 10))
const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)))
const wrongDays = locale =>
  days.filter(day => {
    const read = isoDay(parser.fromString(day.toLocaleDateString(locale, { timeZone: 'UTC' }), locale))
    return read !== 'invalid' && read !== isoDay(day)
  }).length

const seen = {
  version: JSON.parse(readFileSync('node_modules/any-date-parser/package.json', 'utf8')).version,
  december: isoDay(parser.fromString('2024/12/1', 'ja')),
  october: isoDay(parser.fromString('2024/10/15', 'ja')),
  wrong: Object.fromEntries(['ja', 'hu', 'en-US', 'en-GB', 'de', 'fr', 'ko'].map(locale => [locale, wrongDays(locale)])),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '2.2.4',
  december: '2024-02-01',
  october: '2024-05-01',
  wrong: { ja: 247, hu: 354, 'en-US': 0, 'en-GB': 0, de: 0, fr: 0, ko: 0 },
})
JS
