#!/usr/bin/env bash
# Expected: pluralize('series', 1) is "series" (a word of its list that never changes), so 'TV series' and
#   'miniseries', the words of film sites, stay too.
# Instead: "1 TV sery" and "1 minisery": a word that never changes is only known alone, not at the end of a
#   phrase or compound, while the rules for endings ("ies" to "y") work there too. "movies" is safe in phrases
#   ("zombie movies"), "indies" is "indy".
# Version: pluralize 8.0.0. Date: 2026-11-28, Node 20.20.
# Source: its pluralize.js (uncountables are compared as whole words, rules by their ending); its README shows
#   single words.
# What to do: addUncountableRule(/series$/i), or messages per count with Intl.PluralRules.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent pluralize@8.0.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import pluralize from 'pluralize'

const words = ['series', 'TV series', 'miniseries', 'zombie movies', 'indies']
const count = () => Object.fromEntries(words.map(word => [word, pluralize(word, 1, true)]))
const seen = { version: JSON.parse(readFileSync('node_modules/pluralize/package.json', 'utf8')).version, before: count() }
pluralize.addUncountableRule(/series$/i)
seen.withRule = count()
console.log(seen)
const expected = { series: '1 series', 'zombie movies': '1 zombie movie', indies: '1 indy' }
assert.deepEqual(seen, {
  version: '8.0.0',
  before: { ...expected, 'TV series': '1 TV sery', miniseries: '1 minisery' },
  withRule: { ...expected, 'TV series': '1 TV series', miniseries: '1 miniseries' },
})
JS
