#!/usr/bin/env bash
# Expected: "Heat," has two fields, the second one empty, and a line break at the end of the file ends the
#   last row.
# Instead: an empty last field is missing (the row has one field), also where build() of the same package
#   wrote it; an empty first field and a quoted empty one are there. The last line break adds a row
#   without fields.
# Version: but-csv 2.0.14. Date: 2026-11-29, Node 20.20.
# Source: its index.js, iter(): a line break right after a comma ends the row before a field is added; a row
#   that never began is yielded at the end.
# What to do: read fields by the header's index with a default of '', and drop rows without fields.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent but-csv@2.0.14
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { build, parse } from 'but-csv'

const seen = {
  version: JSON.parse(readFileSync('node_modules/but-csv/package.json', 'utf8')).version,
  note: parse('title,note\nHeat,\nUp,good'),
  quoted: parse('title,note\nHeat,""\nUp,good'),
  first: parse('title,note\n,good'),
  end: parse('title,note\nHeat,good\n'),
  own: parse(build([['title', 'note'], ['Heat', ''], ['Up', 'good']])),
}
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen, {
  version: '2.0.14',
  note: [['title', 'note'], ['Heat'], ['Up', 'good']],
  quoted: [['title', 'note'], ['Heat', ''], ['Up', 'good']],
  first: [['title', 'note'], ['', 'good']],
  end: [['title', 'note'], ['Heat', 'good'], []],
  own: [['title', 'note'], ['Heat'], ['Up', 'good']],
})
JS
