#!/usr/bin/env bash
# Expected: normalizing a language tag gives its shortest equal form. 'und' means that the language is not
#   known (a silent film, the movie database's 'xx'), and Intl.getCanonicalLocales keeps it.
# Instead: bcp-47-normalize makes English of 'und', Mandarin of 'und-TW' and Japanese of 'und-JP': it adds the
#   likely language and then removes what the language implies, so a film without a language ends up among the
#   English ones. 'mul' and 'zxx' stay.
# Version: bcp-47-normalize 2.3.0. Date: 2026-11-28, Node 20.20.
# Source: its lib/index.js and lib/likely.js (CLDR likely subtags); its README does not mention 'und'.
# What to do: set 'und' and the database's 'xx' aside before normalizing, or use Intl.getCanonicalLocales.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent bcp-47-normalize@2.3.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { bcp47Normalize } from 'bcp-47-normalize'

const seen = { version: JSON.parse(readFileSync('node_modules/bcp-47-normalize/package.json', 'utf8')).version }
for (const tag of ['und', 'und-TW', 'und-JP', 'mul', 'zxx'])
  seen[tag] = `${bcp47Normalize(tag)} (Intl: ${Intl.getCanonicalLocales(tag)[0]})`
console.log(seen)
assert.deepEqual(seen, {
  version: '2.3.0',
  und: 'en (Intl: und)',
  'und-TW': 'zh-TW (Intl: und-TW)',
  'und-JP': 'ja (Intl: und-JP)',
  mul: 'mul (Intl: mul)',
  zxx: 'zxx (Intl: zxx)',
})
JS
