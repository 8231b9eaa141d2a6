#!/usr/bin/env bash
# Expected: getCurrency() takes BCP 47 tags, and returns null where a tag names no country: it does so for 'en'
#   and 'ja'. A browser's navigator.language is often a bare 'sv', 'ar' or 'ca'.
# Instead: a language is read as the country with the same two letters. Swedish pays in colones of El Salvador,
#   Arabic in Argentine pesos, Catalan in Canadian dollars, Serbian, with its script too, in dollars of
#   Suriname, and Latin American Spanish (es-419) in euros. Bulgaria still has its lev, 11 months after the euro.
# Version: locale-currency 1.0.0. Date: 2026-11-28, Node 20.20.
# Source: its README, "Supported Formats" and "API" ("or null if not found"), and index.js, getCountryCode().
# What to do: pass new Intl.Locale(tag).region where there is one, or that of maximize() for a likely country, and
#   check the table for one's own countries.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent locale-currency@1.0.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { getCurrency } from 'locale-currency'

const seen = { version: JSON.parse(readFileSync('node_modules/locale-currency/package.json', 'utf8')).version }
for (const tag of ['en', 'ja', 'sv', 'ar', 'ca', 'sr', 'sr-Latn', 'es-419', 'sv-SE', 'sr-Latn-RS', 'bg-BG'])
  seen[tag] = `${getCurrency(tag)} (region: ${new Intl.Locale(tag).region})`
console.log('expected null without a region, EUR for bg-BG')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '1.0.0',
  en: 'null (region: undefined)',
  ja: 'null (region: undefined)',
  sv: 'SVC (region: undefined)',
  ar: 'ARS (region: undefined)',
  ca: 'CAD (region: undefined)',
  sr: 'SRD (region: undefined)',
  'sr-Latn': 'SRD (region: undefined)',
  'es-419': 'EUR (region: 419)',
  'sv-SE': 'SEK (region: SE)',
  'sr-Latn-RS': 'RSD (region: RS)',
  'bg-BG': 'BGN (region: BG)',
})
JS
