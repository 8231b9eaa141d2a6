#!/usr/bin/env bash
# Expected: JSON→URL has two forms of a value, one for a browser's address bar (AQF), and each is read back as
#   what was written: the text "-30", say of a filter or of a rank that fell, stays "-30".
# Instead: in the address bar form a text that looks like a negative number comes back with a comma for its
#   minus: "-30" is written as !-30 and read as ",30". "+30", the number -30, and the other form are right.
# Version: @jsonurl/jsonurl 1.1.8. Date: 2026-11-28, Node 20.20.
# Source: its README, "the AQF (address bar query string friendly) syntax", which reads what it wrote.
# What to do: send numbers as numbers, or prefix such texts, or leave out AQF and percent-encode.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent @jsonurl/jsonurl@1.1.8
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import jsonurl from '@jsonurl/jsonurl'

const JsonURL = jsonurl.default ?? jsonurl
const back = (value, options) => {
  const text = JsonURL.stringify([value], options)
  return [text, JsonURL.parse(text, options)[0]]
}
const seen = { version: JSON.parse(readFileSync('node_modules/@jsonurl/jsonurl/package.json', 'utf8')).version }
for (const value of ['-30', '-1.5', '+30', -30])
  seen[JSON.stringify(value)] = { plain: back(value, {}), aqf: back(value, { AQF: true }) }
console.log('expected every value back')
console.log('seen', JSON.stringify(seen, null, 1))
assert.deepEqual(seen, {
  version: '1.1.8',
  '"-30"': { plain: ["('-30')", '-30'], aqf: ['(!-30)', ',30'] },
  '"-1.5"': { plain: ["('-1.5')", '-1.5'], aqf: ['(!-1.5)', ',1.5'] },
  '"+30"': { plain: ['(%2B30)', '+30'], aqf: ['(!+30)', '+30'] },
  '-30': { plain: ['(-30)', -30], aqf: ['(-30)', -30] },
})
JS
