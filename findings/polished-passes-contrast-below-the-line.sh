#!/usr/bin/env bash
# Expected: meetsContrastGuidelines(color, background).AA is true from a contrast of 4.5 on, as WCAG has it,
#   without rounding up.
# Instead: luminance is rounded to three decimals before the ratio is made, and the ratio to two: #008769 on
#   white, 4.497 to 1, is 4.51 and passes. Of the colors between 4.48 and 4.52 on white (every third step of
#   red and green, every 15th of blue) 51 pass or fail wrongly; culori is right for all.
# Version: polished 4.3.1 beside culori 4.0.2. Date: 2026-11-28, Node 20.20.
# Source: its lib/color/getLuminance.js (toFixed(3)) and getContrast.js (toFixed(2)); WCAG 2.2, 1.4.3.
# What to do: measure contrast with unrounded luminance (culori's wcagContrast).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent polished@4.3.1 culori@4.0.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { getContrast, getLuminance, meetsContrastGuidelines } from 'polished'

const linear = byte => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
let wrong = 0
let wrongByCulori = 0
for (let red = 0; red < 256; red += 3)
  for (let green = 0; green < 256; green += 3)
    for (let blue = 0; blue < 256; blue += 15) {
      const ratio = 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
      if (ratio < 4.48 || ratio > 4.52) continue
      const hex = '#' + [red, green, blue].map(byte => byte.toString(16).padStart(2, '0')).join('')
      if (meetsContrastGuidelines(hex, '#ffffff').AA !== ratio >= 4.5) wrong++
      if (wcagContrast(hex, '#ffffff') >= 4.5 !== ratio >= 4.5) wrongByCulori++
    }
const seen = {
  version: JSON.parse(readFileSync('node_modules/polished/package.json', 'utf8')).version,
  luminance: getLuminance('#008769'),
  contrast: getContrast('#008769', '#ffffff'),
  passes: meetsContrastGuidelines('#008769', '#ffffff').AA,
  byCulori: Number(wcagContrast('#008769', '#ffffff').toFixed(4)),
  wrong,
  wrongByCulori,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '4.3.1',
  luminance: 0.183,
  contrast: 4.51,
  passes: true,
  byCulori: 4.4972,
  wrong: 51,
  wrongByCulori: 0,
})
JS
