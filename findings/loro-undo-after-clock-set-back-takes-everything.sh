#!/usr/bin/env bash
# Expected: with mergeInterval 0 every commit is an undo step of its own: "If the interval is set to 0, the
#   undo steps will not be merged."
# Instead: after the clock was set back by an hour the distance between two steps is negative, and that is
#   less than 0: all edits until the clock has caught up, and the step before the jump, become one step. One
#   undo takes back everything. An interval of 1000 does the same.
# Version: loro-crdt 1.17.1, Node 20.20. Date: 2026-11-28.
# Source: the types of UndoManager in the package (setMergeInterval); loro.dev/docs/advanced/undo.
# What to do: a very negative interval (-1e12) keeps the steps apart, as the third result shows.

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

const realNow = Date.now;
function leftAfterOneUndo(mergeInterval, setBackBy) {
  let now = Date.UTC(2026, 10, 28, 12);
  Date.now = () => now;
  const doc = new LoroDoc();
  const undo = new UndoManager(doc, { mergeInterval });
  const films = doc.getMap('films');
  for (const title of ['Alien', 'Brazil', 'Casablanca', 'Dune']) {
    films.set(title, true);
    doc.commit();
    now += 60_000;
    if (title === 'Alien') now -= setBackBy;
  }
  undo.undo();
  Date.now = realNow;
  return Object.keys(doc.toJSON().films).sort();
}

const hour = 3_600_000;
const seen = {
  steady: leftAfterOneUndo(0, 0),
  setBack: leftAfterOneUndo(0, hour),
  veryNegative: leftAfterOneUndo(-1e12, hour),
};
const three = ['Alien', 'Brazil', 'Casablanca'];
const expected = { steady: three, setBack: three, veryNegative: three };
const known = { steady: three, setBack: [], veryNegative: three };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
