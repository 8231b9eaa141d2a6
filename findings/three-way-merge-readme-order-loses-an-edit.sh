#!/usr/bin/env bash
# Expected: merge(base, left, right), as in the only example of the README; an edit on each side of
#   different lines gives both, and a lost edit would be reported as a conflict.
# Instead: the function takes (left, base, right). In the README's order the left edit is taken for the old
#   text and silently undone, with conflict false. The text comes from joinedResults(), not joinedResult().
# Version: three-way-merge 0.1.0, Node 20.20. Date: 2026-11-28.
# Source: README of the package; src/three-way-merge.ts (the parameters of merge).
# What to do: call merge(left, base, right).

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent three-way-merge@0.1.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import threeWayMerge from 'three-way-merge';

const merge = threeWayMerge.default;
const base = 'Alien\nBrazil\nDune';
const left = 'Alien, seen\nBrazil\nDune';
const right = 'Alien\nBrazil\nDune, 1984';
const answer = (merged) => ({
  conflict: merged.conflict,
  text: merged.joinedResults(),
  joinedResult: typeof merged.joinedResult,
});

const seen = { asInReadme: answer(merge(base, left, right)), leftFirst: answer(merge(left, base, right)) };
const both = { conflict: false, text: 'Alien, seen\nBrazil\nDune, 1984', joinedResult: 'function' };
const expected = { asInReadme: both, leftFirst: both };
const known = {
  asInReadme: { conflict: false, text: 'Alien\nBrazil\nDune, 1984', joinedResult: 'undefined' },
  leftFirst: { ...both, joinedResult: 'undefined' },
};
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
