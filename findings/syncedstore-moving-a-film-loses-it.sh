#!/usr/bin/env bash
# Expected: splice() of the shared list works as that of an array, which the list is used like: it returns what it
#   takes out, and films.push(...films.splice(0, 1)) moves the first film to the end.
# Instead: what it returns is empty ({}), as each film is a view of the document, which no longer has it. Pushing
#   it raises an error, but only after the film is gone, for every peer; pushing a copy of it adds a film
#   without a title, without an error. splice(0, 99) on three films raises "Length exceeded!" and has
#   emptied the list all the same.
# Version: @syncedstore/core 0.6.0, yjs 13.6.33. Date: 2026-11-29, Node 20.20.
# Source: its dist/syncedstore.js, splice(): the deleted views are read before, and the list is changed after
#   that; Yjs deletes what is there before it notices that there isn't enough.
# What to do: copy the fields first ({...films[0]}), then take the film out and add the copy, in one transaction.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent @syncedstore/core@0.6.0 yjs@13.6.33
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { syncedStore } from '@syncedstore/core'

/** Three films after a change, and the message of the error that it raised. */
function after(change) {
  const { films } = syncedStore({ films: [] })
  films.push({ title: 'Heat' }, { title: 'Up' }, { title: 'It' })
  let error = null
  try {
    change(films)
  } catch ({ message }) {
    error = message
  }
  return [films.map(({ title }) => title ?? null), error]
}

const version = name => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const seen = {
  versions: [version('@syncedstore/core'), version('yjs')],
  moved: after(films => films.push(...films.splice(0, 1))),
  copied: after(films => films.push({ ...films.splice(0, 1)[0] })),
  copiedBefore: after(films => {
    films.push({ ...films[0] })
    films.splice(0, 1)
  }),
  all: after(films => films.splice(0, 99)),
}
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen, {
  versions: ['0.6.0', '13.6.33'],
  moved: [['Up', 'It'], 'Not supported: reassigning object that already occurs in the tree.'],
  copied: [['Up', 'It', null], null],
  copiedBefore: [['Up', 'It', 'Heat'], null],
  all: [[], 'Length exceeded!'],
})
JS
