#!/usr/bin/env bash
# Expected: with this middleware every change of the store reaches the Yjs document. Zustand offers set inside
#   the creator and setState outside, which do the same, and the readme says to use the store "like you normally
#   would any other Zustand store".
# Instead: store.setState() changes the store on this device only, without an error. The change stays behind
#   until some set() inside the creator runs, and that one then shares it along with its own: a vote that a
#   friend did not see for an hour arrives with an unrelated change.
# Version: zustand-middleware-yjs 1.3.1, zustand 4.5.7, yjs 13.6.33. Date: 2026-11-28, Node 20.20.
# Source: its readme, "Example".
# What to do: change such a store only by actions of the creator, or hand its set out as an action.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent zustand-middleware-yjs@1.3.1 zustand@4.5.7 yjs@13.6.33 react@18.3.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as Y from 'yjs'
import middleware from 'zustand-middleware-yjs'
import { createStore } from 'zustand/vanilla'

const doc = new Y.Doc()
const store = createStore(
  middleware(doc, 'night', set => ({
    film: 'Heat',
    host: 'Ada',
    setFilm: film => set({ film }),
    setHost: host => set({ host }),
  })),
)
const shared = () => {
  const { film, host } = doc.getMap('night').toJSON()
  return [film, host]
}
const seen = {
  versions: ['zustand-middleware-yjs', 'zustand', 'yjs'].map(
    name => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
  ),
}
store.getState().setFilm('Up')
seen.afterAction = shared()
store.setState({ film: 'Jaws' })
seen.here = store.getState().film
seen.afterSetState = shared()
store.getState().setHost('Bo')
seen.afterAnotherAction = shared()
console.log("expected afterSetState [ 'Jaws', 'Ada' ]")
console.log('seen', seen)
assert.deepEqual(seen, {
  versions: ['1.3.1', '4.5.7', '13.6.33'],
  afterAction: ['Up', 'Ada'],
  here: 'Jaws',
  afterSetState: ['Up', 'Ada'],
  afterAnotherAction: ['Jaws', 'Bo'],
})
JS
