#!/usr/bin/env bash
# Expected: a store with this middleware holds the list that was set, and so do the Yjs document and the peers:
#   it promises "the store's state replicated to all peers".
# Instead: the document and the peers get the right list, the store that set it holds another one. A viewing
#   log ['Heat', 'Up'] set to ['Heat', 'Heat', 'Up'] reads ['Heat', 'Up', 'Up'] here, and [] set to ['Heat',
#   null, 'Up'] reads ['Heat', 'Heat', 'Up']. The array that was passed in is changed too, so the next set()
#   that builds on the state shares the wrong list with everyone.
# Version: zustand-middleware-yjs 1.3.1, zustand 4.5.7, yjs 13.6.33. Date: 2026-11-28, Node 20.20.
# Source: its readme, first paragraph.
# What to do: keep no list with equal or null entries in such a store (use an object by id), or compare with
#   doc.getMap(name).toJSON() after each set.
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

const withLog = log => {
  const doc = new Y.Doc()
  const store = createStore(middleware(doc, 'diary', set => ({ log, setLog: next => set({ log: next }) })))
  return { doc, store }
}
const setLog = (before, after) => {
  const mine = withLog(before)
  mine.store.getState().setLog(structuredClone(after))
  const friend = withLog([])
  Y.applyUpdate(friend.doc, Y.encodeStateAsUpdate(mine.doc))
  return {
    mine: mine.store.getState().log,
    document: mine.doc.getMap('diary').toJSON().log,
    friend: friend.store.getState().log,
  }
}
const passed = ['Heat', 'Heat', 'Up']
const { doc, store } = withLog(['Heat', 'Up'])
store.getState().setLog(passed)
store.getState().setLog([...store.getState().log, 'Jaws'])
const version = name => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const seen = {
  versions: ['zustand-middleware-yjs', 'zustand', 'yjs'].map(version),
  added: setLog(['Heat', 'Up'], ['Heat', 'Up', 'Jaws']),
  twice: setLog(['Heat', 'Up'], ['Heat', 'Heat', 'Up']),
  unknown: setLog([], ['Heat', null, 'Up']),
  passed,
  documentAfterTheNextSet: doc.getMap('diary').toJSON().log,
}
console.log('expected mine as document and friend')
console.log('seen', seen)
const all = log => ({ mine: log, document: log, friend: log })
assert.deepEqual(seen, {
  versions: ['1.3.1', '4.5.7', '13.6.33'],
  added: all(['Heat', 'Up', 'Jaws']),
  twice: { ...all(['Heat', 'Heat', 'Up']), mine: ['Heat', 'Up', 'Up'] },
  unknown: { ...all(['Heat', null, 'Up']), mine: ['Heat', 'Heat', 'Up'] },
  passed: ['Heat', 'Up', 'Up'],
  documentAfterTheNextSet: ['Heat', 'Up', 'Up', 'Jaws'],
})
JS
