#!/usr/bin/env bash
# Expected: my undo takes back my last change. The documentation says that "all local changes that don't
#   specify a transaction origin" are tracked, and a change that came in through Y.applyUpdate is not local:
#   its transaction says local: false, and the origin is an optional argument.
# Instead: only the origin is looked at. An update applied without one has the origin null, which is
#   tracked, so undo takes back my friend's note, on both devices, and leaves my own rating. With any origin
#   it is right.
# Version: yjs 13.6.33, Node 20.20. Date: 2026-11-28.
# Source: docs.yjs.dev, page Y.UndoManager; README (trackedOrigins); src/utils/UndoManager.js of the
#   package.
# What to do: always give applyUpdate an origin that is not in trackedOrigins.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent yjs@13.6.33
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import * as Y from 'yjs';

function undoAfterTheirs(origin) {
  const mine = new Y.Doc();
  const theirs = new Y.Doc();
  const locals = [];
  const send = (from, to) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), origin);
  const film = mine.getMap('Fight Club');
  const undo = new Y.UndoManager(film, { captureTimeout: 0 });
  film.set('rating', 5);
  send(mine, theirs);
  theirs.getMap('Fight Club').set('note', 'with Ann');
  mine.on('afterTransaction', ({ local }) => locals.push(local));
  send(theirs, mine);
  undo.undo();
  send(mine, theirs);
  return { incomingIsLocal: locals[0], mine: film.toJSON(), theirs: theirs.getMap('Fight Club').toJSON() };
}

const seen = { noOrigin: undoAfterTheirs(undefined), origin: undoAfterTheirs('network') };
const right = { incomingIsLocal: false, mine: { note: 'with Ann' }, theirs: { note: 'with Ann' } };
const expected = { noOrigin: right, origin: right };
const known = { noOrigin: { incomingIsLocal: false, mine: { rating: 5 }, theirs: { rating: 5 } }, origin: right };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
