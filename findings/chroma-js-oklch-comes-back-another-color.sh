#!/usr/bin/env bash
# Expected: color.css('oklch') prints a color that CSS, another parser and chroma itself read back as the
#   same, as css('lab') does: of the 4,096 three-digit colors none changes by css('lab').
# Instead: 3,507 of 4,096 change by css('oklch') and 3,987 by css('oklab'), by up to 39 and 44 of 255 in a
#   channel: #00ff99 comes back as #2cfe96, in culori too. The numbers of oklab go from -0.4 to 0.4 and are
#   cut to two decimals: rnd3 rounds like rnd2.
# Version: chroma-js 3.2.0 (read by itself and by culori 4.0.2). Date: 2026-11-28, Node 20.20.
# Source: its src/io/css/oklab2css.js, oklch2css.js and src/utils/index.js (rnd2 and rnd3 are the same).
# What to do: print hex or css('lab') with chroma, or print oklch with culori's formatCss.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent chroma-js@3.2.0 culori@4.0.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import chroma from 'chroma-js'
import { formatCss, formatHex, oklch } from 'culori'

const colors = Array.from({ length: 4096 }, (_, i) => '#' + i.toString(16).padStart(3, '0').replace(/./g, '$&$&'))
const changedBy = space => colors.filter(hex => chroma(chroma(hex).css(space)).hex() !== hex).length
const seen = {
  version: JSON.parse(readFileSync('node_modules/chroma-js/package.json', 'utf8')).version,
  printed: chroma('#00ff99').css('oklab'),
  readByChroma: chroma(chroma('#00ff99').css('oklab')).hex(),
  readByCulori: formatHex(chroma('#00ff99').css('oklab')),
  changed: { lab: changedBy('lab'), oklch: changedBy('oklch'), oklab: changedBy('oklab') },
  changedByCulori: colors.filter(hex => formatHex(formatCss(oklch(hex))) !== hex).length,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '3.2.0',
  printed: 'oklab(87.91% -0.19 0.09)',
  readByChroma: '#2cfe96',
  readByCulori: '#2cfe96',
  changed: { lab: 0, oklch: 3507, oklab: 3987 },
  changedByCulori: 0,
})
JS
