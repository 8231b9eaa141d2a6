#!/usr/bin/env bash
# Expected: a text that looks like one of the format's own marks is escaped and comes back, as "s|x",
#   "n|9", "b|T", "o|1" and "a|1" do.
# Instead: the mark of special numbers was forgotten: the texts "N|+", "N|-" and "N|0" come back as
#   Infinity, -Infinity and NaN, and any other text that begins with "N|" packs, but cannot be unpacked
#   again.
# Version: compress-json 3.4.0. Date: 2026-11-29, Node 20.20.
# Source: its dist/encode.js (the escape of texts lists the letters b, o, n, a and s) and core.js (N is
#   read as a number).
# What to do: test a value with decompress(compress(value)) before it is stored, or keep JSON with a
#   general compression.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent compress-json@3.4.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { compress, decompress } = createRequire(import.meta.url)('compress-json')
function back(text) {
  try {
    return decompress(JSON.parse(JSON.stringify(compress({ text })))).text
  } catch (error) {
    return error.message
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/compress-json/package.json', 'utf8')).version,
  other: ['s|x', 'n|9', 'b|T', 'o|1', 'a|1'].map(back),
  plus: back('N|+'),
  minus: back('N|-'),
  zero: back('N|0'),
  more: back('N|More'),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '3.4.0',
  other: ['s|x', 'n|9', 'b|T', 'o|1', 'a|1'],
  plus: Infinity,
  minus: -Infinity,
  zero: NaN,
  more: 'unsupported data type: [object String]',
})
JS
