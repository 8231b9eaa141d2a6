#!/usr/bin/env bash
# Expected: a parser of video file names takes the year out of "The.French.Dispatch.2021.1080p.BluRay" as it
#   does for 1995 or 2019.
# Instead: its pattern for a year ends with 2019. From 2020 on the year is undefined and stays in the title
#   ("Anora 2024"), so a look-up by title and year finds nothing. With a year in the title it takes the first:
#   "Wonder Woman" (1984), "Death Race" (2000).
# Version: parse-torrent-name 0.5.4. Date: 2026-11-28, Node 20.20.
# Source: its parts/common.js, `year`.
# What to do: parse-torrent-title reads years up to 2029; take the last year in the name where there are two.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent parse-torrent-name@0.5.4
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import parse from 'parse-torrent-name'

const seen = { version: JSON.parse(readFileSync('node_modules/parse-torrent-name/package.json', 'utf8')).version }
for (const name of ['Parasite.2019', 'Tenet.2020', 'The.French.Dispatch.2021', 'Anora.2024', 'Wonder.Woman.1984.2020']) {
  const { title, year } = parse(`${name}.1080p.BluRay.x264-GROUP`)
  seen[name] = `${title} (${year})`
}
console.log(seen)
assert.deepEqual(seen, {
  version: '0.5.4',
  'Parasite.2019': 'Parasite (2019)',
  'Tenet.2020': 'Tenet 2020 (undefined)',
  'The.French.Dispatch.2021': 'The French Dispatch 2021 (undefined)',
  'Anora.2024': 'Anora 2024 (undefined)',
  'Wonder.Woman.1984.2020': 'Wonder Woman (1984)',
})
JS
