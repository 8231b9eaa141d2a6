#!/usr/bin/env bash
# Expected: csv2json reads back what json2csv of the same package wrote. A film with a comma or with quotation
#   marks in its title and an empty note comes back with an empty note.
# Instead: where the second to last field of the last row is quoted and the last field is empty, the note is
#   ",". json2csv ends its text without a line break, so this meets every export whose last film has such a
#   title. Earlier rows, and the same row with a line break after it, are read well.
# Version: json-2-csv 5.6.0. Date: 2026-11-28, Node 20.20.
# Source: its README, "json2csv" and "csv2json"; RFC 4180, section 2, makes the last line break optional and
#   empty fields valid.
# What to do: add a line break to the text before csv2json, or keep a column at the end that is never empty.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent json-2-csv@5.6.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { csv2json, json2csv } from 'json-2-csv'

const up = { title: 'Up', note: '' }
const ugly = { title: 'The Good, the Bad and the Ugly', note: '' }
const heights = { title: '"Wuthering Heights"', note: '' }
const notes = films => csv2json(json2csv(films)).map(film => film.note)
const seen = {
  version: JSON.parse(readFileSync('node_modules/json-2-csv/package.json', 'utf8')).version,
  text: json2csv([up, ugly]),
  commaInTheLastTitle: notes([up, ugly]),
  quotesInTheLastTitle: notes([up, heights]),
  inTheFirstTitle: notes([ugly, heights, up]),
  withALineBreak: csv2json(json2csv([up, ugly]) + '\n').map(film => film.note),
}
console.log('expected only empty notes')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '5.6.0',
  text: 'title,note\nUp,\n"The Good, the Bad and the Ugly",',
  commaInTheLastTitle: ['', ','],
  quotesInTheLastTitle: ['', ','],
  inTheFirstTitle: ['', '', ''],
  withALineBreak: ['', ''],
})
JS
