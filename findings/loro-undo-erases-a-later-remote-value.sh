#!/usr/bin/env bash
# Expected: "undo operations are local and cannot revert changes made by other peers" (the types), "without
#   affecting other collaborators' edits" (the guide). I set a rating of 5, a friend changes it to 9 after
#   seeing mine; my undo finds my own value already gone and leaves the 9.
# Instead: undo writes the value from before my edit over the friend's, on all devices.
# Version: loro-crdt 1.17.1, Node 20.20. Date: 2026-11-28.
# Source: the types of UndoManager in the package; loro.dev/docs/advanced/undo.
# What to do: before undo, compare the current value with the one that the step wrote (keep it in onPush),
#   and leave the step out where they differ.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent loro-crdt@1.17.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { LoroDoc, UndoManager } from 'loro-crdt';

const mine = new LoroDoc();
const theirs = new LoroDoc();
mine.setPeerId('1');
theirs.setPeerId('2');
const undo = new UndoManager(mine, { mergeInterval: 0 });
const exchange = () => {
  theirs.import(mine.export({ mode: 'update' }));
  mine.import(theirs.export({ mode: 'update' }));
};
const rate = (doc, rating) => {
  doc.getMap('Fight Club').set('rating', rating);
  doc.commit();
  exchange();
};
rate(mine, 0);
rate(mine, 5);
rate(theirs, 9);
const before = mine.toJSON()['Fight Club'].rating;
undo.undo();
mine.commit();
exchange();

const seen = { before, mine: mine.toJSON()['Fight Club'].rating, theirs: theirs.toJSON()['Fight Club'].rating };
const expected = { before: 9, mine: 9, theirs: 9 };
const known = { before: 9, mine: 0, theirs: 0 };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
