#!/usr/bin/env bash
# Expected: quantize(pixels, 2) on a picture of black and white pixels gives two colors, black and white; on a
#   black picture one.
# Instead: three colors for the two asked for: near white, near black, and [188, 256, 128], a light green that
#   no pixel has and whose 256 is no channel value. A black picture asked for five gives [4, 4, 4] and four
#   times [8, 4, 4]. A picture of many colors asked for 2 gives 3, asked for 10 gives 9. Pure black and white
#   never come out (the middle of a cell of 8 values does).
# Version: quantize 1.0.2 (what older color thieves pick palettes with). Date: 2026-11-28, Node 20.20.
# Source: its README ("the maximum number of colours allowed") and quantize.js (an empty box gets the middle
#   of its bounds).
# What to do: keep only colors that some pixel maps to, at most as many as were asked for, and cut channels to
#   255.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent quantize@1.0.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import quantize from 'quantize'

const flat = (color, count) => Array.from({ length: count }, () => color)
const colorful = Array.from({ length: 4000 }, (_, i) => [(i * 7) % 256, (i * 13) % 256, (i * 29) % 256])
const palette = (pixels, count) => quantize(pixels, count).palette()
const seen = {
  version: JSON.parse(readFileSync('node_modules/quantize/package.json', 'utf8')).version,
  noir: palette([...flat([255, 255, 255], 100), ...flat([0, 0, 0], 100)], 2),
  black: palette(flat([0, 0, 0], 100), 5),
  lengths: Object.fromEntries([2, 3, 5, 10].map(count => [count, palette(colorful, count).length])),
}
console.log(JSON.stringify(seen))
assert.deepEqual(seen, {
  version: '1.0.2',
  noir: [
    [252, 252, 252],
    [4, 4, 4],
    [188, 256, 128],
  ],
  black: [
    [4, 4, 4],
    [8, 4, 4],
    [8, 4, 4],
    [8, 4, 4],
    [8, 4, 4],
  ],
  lengths: { 2: 3, 3: 4, 5: 5, 10: 9 },
})
JS
