#!/usr/bin/env bash
# Expected: "Uncut.Gems.2019" is the film Uncut Gems: an edition stands after the year, as in
#   "Heat.1995.Uncut".
# Instead: the title is "Gems" in an extended edition, "Unrated" has no title at all, and "10 Things I
#   Hate About You" gets a full stop after "I", which is taken for an initial.
# Version: @ctrl/video-filename-parser 5.4.1. Date: 2026-11-29, Node 20.20.
# Source: its dist/src/simplifyTitle.js (editionExp is removed from the whole name, before the title is
#   looked for) and title.js.
# What to do: split at the year first, and parse only the part behind it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent @ctrl/video-filename-parser@5.4.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { filenameParse } from '@ctrl/video-filename-parser'

const read = name => {
  const { title, year, edition } = filenameParse(name)
  return [title, year, Object.keys(edition).filter(name => edition[name]).join()]
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/@ctrl/video-filename-parser/package.json', 'utf8')).version,
  uncut: read('Uncut.Gems.2019.1080p.WEB-DL.x264-GRP.mkv'),
  unrated: read('Unrated.2009.1080p.BluRay.x264-GRP.mkv'),
  edition: read('Heat.1995.Uncut.1080p.BluRay.x264-GRP.mkv'),
  initial: read('10.Things.I.Hate.About.You.1999.1080p.BluRay.x264-GRP.mkv'),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '5.4.1',
  uncut: ['Gems', '2019', 'extended'],
  unrated: ['', '2009', 'unrated'],
  edition: ['Heat', '1995', 'extended'],
  initial: ['10 Things I. Hate About You', '1999', ''],
})
JS
