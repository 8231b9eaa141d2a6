#!/usr/bin/env bash
# Expected: parsers of release names find title and year of a film where name, year and resolution stand in
#   the usual order: The.English.Patient.1996.1080p.BluRay is "The English Patient" of 1996.
# Instead: a word of the title that is also a word of release names cuts the title off, or is taken out of it,
#   in front of the year too, and each parser has words of its own. parse-torrent-title makes "The" of "The
#   English Patient", @viren070/parse-torrent-title makes "Affairs" of "Internal Affairs", and
#   @ctrl/video-filename-parser makes "Gems" of "Uncut Gems", "Steel" of "Real Steel" and nothing of "Cam". Two
#   of the three date Class of 1999 (1990) to its title.
# Version: parse-torrent-title 3.0.1, @viren070/parse-torrent-title 0.9.1, @ctrl/video-filename-parser 5.4.1.
#   Date: 2026-11-28, Node 20.20.
# Source: their READMEs, which describe title and year as found in the name and exclude no titles.
# What to do: ask two parsers, and where they differ also search for all that stands before the last year.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent parse-torrent-title@3.0.1 @viren070/parse-torrent-title@0.9.1 @ctrl/video-filename-parser@5.4.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { filenameParse } from '@ctrl/video-filename-parser'
import { parseTorrentTitle } from '@viren070/parse-torrent-title'
import original from 'parse-torrent-title'

const parsers = {
  'parse-torrent-title': original.parse,
  '@viren070/parse-torrent-title': parseTorrentTitle,
  '@ctrl/video-filename-parser': filenameParse,
}
const films = [
  'Heat 1995',
  'The English Patient 1996',
  'Internal Affairs 1990',
  'Uncut Gems 2019',
  'Real Steel 2011',
  'Cam 2018',
  'Class of 1999 1990',
]
const seen = {}
for (const [name, parse] of Object.entries(parsers)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  seen[`${name} ${version}`] = films
    .map(film => [film, parse(film.replaceAll(' ', '.') + '.1080p.BluRay.x264')])
    .map(([film, { title, year }]) => [film, `${title} ${year}`])
    .filter(([film, read]) => film !== read)
    .map(([film, read]) => `${film} -> ${read}`)
}
console.log('expected no differences')
console.log('seen', seen)
assert.deepEqual(seen, {
  'parse-torrent-title 3.0.1': ['The English Patient 1996 -> The 1996', 'Class of 1999 1990 -> Class of 1999'],
  '@viren070/parse-torrent-title 0.9.1': ['Internal Affairs 1990 -> Affairs 1990', 'Class of 1999 1990 -> Class of 1999'],
  '@ctrl/video-filename-parser 5.4.1': ['Uncut Gems 2019 -> Gems 2019', 'Real Steel 2011 -> Steel 2011', 'Cam 2018 ->  2018'],
})
JS
