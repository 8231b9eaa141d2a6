#!/usr/bin/env bash
# Expected: schema inference looks at the first rows and takes a type that fits them: a column of titles is
#   text as long as one of them is.
# Instead: one row decides, the last filled one of the first nine. Where that film is called 1917, the column
#   is of numbers and Heat, Jaws and all others become NaN; where it is called True, they all become false.
#   One row further down, and all is text.
# Version: udsv 0.7.3. Date: 2026-11-28, Node 20.20.
# Source: its README ("Schema inference and value typing") and dist/uDSV.mjs, guessType (findLast) and
#   inferSchema (maxRows 10, the head among them).
# What to do: read strings (stringObjs), and type the known columns.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent udsv@0.7.3
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { inferSchema, initParser } from 'udsv'

const films = ['Heat', 'Jaws', 'Alien', 'Up', 'It', 'Us', 'Her', 'Big']
const read = titles => {
  const csv = ['Date,Name', ...titles.map(title => `2024-05-02,${title}`), ''].join('\n')
  return String(initParser(inferSchema(csv)).typedObjs(csv)[0].Name)
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/udsv/package.json', 'utf8')).version,
  ninthIs1917: read([...films, '1917', 'Jackie']),
  ninthIsTrue: read([...films, 'True', 'Jackie']),
  tenthIs1917: read([...films, 'Jackie', '1917']),
}
console.log(seen, '(the name of the first film, Heat)')
assert.deepEqual(seen, { version: '0.7.3', ninthIs1917: 'NaN', ninthIsTrue: 'false', tenthIs1917: 'Heat' })
JS
