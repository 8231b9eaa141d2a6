#!/usr/bin/env bash
# Expected: a word for a language that stands before the year belongs to the title: "The French
#   Connection", "The Italian Job" and "The Danish Girl" are read whole from the names of their files.
# Instead: "The English Patient" is "The" and "The Good German" is "The Good", also with spaces and a year in
#   parentheses: two languages are taken wherever they stand and however they are written, and the title
#   ends there.
# Version: parse-torrent-title 3.0.1. Date: 2026-11-29, Node 20.20.
# Source: its src/handlers.js: the rules for English and German ignore case, those for French and Italian want
#   capitals; the title ends at the first match of any rule.
# What to do: take the text before the year as the title, and ask the parser only for what comes after it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent parse-torrent-title@3.0.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { parse } from 'parse-torrent-title'

const titleOf = name => parse(name).title
const seen = {
  version: JSON.parse(readFileSync('node_modules/parse-torrent-title/package.json', 'utf8')).version,
  french: titleOf('The.French.Connection.1971.1080p.BluRay.x264-GRP.mkv'),
  italian: titleOf('The.Italian.Job.1969.1080p.BluRay.x264-GRP.mkv'),
  danish: titleOf('The.Danish.Girl.2015.1080p.BluRay.x264-GRP.mkv'),
  english: titleOf('The.English.Patient.1996.1080p.BluRay.x264-GRP.mkv'),
  german: titleOf('The.Good.German.2006.720p.WEB-DL.mkv'),
  spaces: titleOf('The English Patient (1996).mkv'),
}
console.log(seen)
assert.deepEqual(seen, {
  version: '3.0.1',
  french: 'The French Connection',
  italian: 'The Italian Job',
  danish: 'The Danish Girl',
  english: 'The',
  german: 'The Good',
  spaces: 'The',
})
JS
