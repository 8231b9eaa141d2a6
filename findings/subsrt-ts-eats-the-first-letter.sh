#!/usr/bin/env bash
# Expected: subsrt-ts reads its own ASS and SSA files: convert(srt, ass), then parse gives the same captions.
# Instead: every caption has lost its first letter ("Hello" is "ello"), its own files and those of others
#   alike. It looks for the text one place too far: it counts a blank that should follow the last comma.
# Version: subsrt-ts 2.1.2. Date: 2026-11-28, Node 20.20.
# Source: its dist/format/ssa.js, parse() ("+ 1 + 1"); its README lists SSA and ASS as read and written.
# What to do: take ass-compiler for ASS; other formats of subsrt-ts are right here.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent subsrt-ts@2.1.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { build, parse } from 'subsrt-ts'

const captions = parse('1\n00:00:01,000 --> 00:00:02,500\nHello, you\n', { format: 'srt' })
const roundTrip = format =>
  parse(build(captions, { format }), { format })
    .filter(entry => entry.type === 'caption')
    .map(entry => entry.text.trim())
    .join('|')
const fromElsewhere = [
  '[Script Info]',
  'ScriptType: v4.00+',
  '',
  '[Events]',
  'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  'Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,Hello, you',
].join('\n')
const seen = {
  version: JSON.parse(readFileSync('node_modules/subsrt-ts/package.json', 'utf8')).version,
  srt: roundTrip('srt'),
  vtt: roundTrip('vtt'),
  sbv: roundTrip('sbv'),
  ass: roundTrip('ass'),
  ssa: roundTrip('ssa'),
  elsewhere: parse(fromElsewhere, { format: 'ass' }).find(entry => entry.type === 'caption').text,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '2.1.2',
  srt: 'Hello, you',
  vtt: 'Hello, you',
  sbv: 'Hello, you',
  ass: 'ello, you',
  ssa: 'ello, you',
  elsewhere: 'ello, you',
})
JS
