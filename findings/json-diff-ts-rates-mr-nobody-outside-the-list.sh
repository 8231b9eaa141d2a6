#!/usr/bin/env bash
# Expected: json-diff-ts turns a changeset "into a list of atomic changes (and back)". Applying what came back
#   should give the same as applying the changeset. The changes of an object of ratings by title include one
#   for "Mr. Nobody".
# Instead: a title with a dot loses its parent: the path is $.films[Mr. Nobody], and after unatomizeChangeset
#   the new rating lands in a new key "films[Mr. Nobody]" at the root, while the old rating stays. "Up" works,
#   and so does applyChangeset without the way through atomic changes.
# Version: json-diff-ts 4.10.4. Date: 2026-11-28, Node 20.20.
# Source: its README, "atomizeChangeset and unatomizeChangeset", and its release notes 3.0.1 and 1.2.6, which
#   name keys with periods as fixed.
# What to do: store and send the changeset itself, or key such objects by an id.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent json-diff-ts@4.10.4
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { applyChangeset, atomizeChangeset, diff, unatomizeChangeset } from 'json-diff-ts'

const rated = title => {
  const before = () => ({ films: { [title]: 4 } })
  const changes = () => diff(before(), { films: { [title]: 5 } })
  return {
    path: atomizeChangeset(changes())[0].path,
    direct: applyChangeset(before(), changes()),
    throughAtoms: applyChangeset(before(), unatomizeChangeset(atomizeChangeset(changes()))),
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/json-diff-ts/package.json', 'utf8')).version,
  up: rated('Up'),
  mrNobody: rated('Mr. Nobody'),
}
console.log('expected throughAtoms as direct')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '4.10.4',
  up: { path: '$.films.Up', direct: { films: { Up: 5 } }, throughAtoms: { films: { Up: 5 } } },
  mrNobody: {
    path: '$.films[Mr. Nobody]',
    direct: { films: { 'Mr. Nobody': 5 } },
    throughAtoms: { films: { 'Mr. Nobody': 4 }, 'films[Mr. Nobody]': 5 },
  },
})
JS
