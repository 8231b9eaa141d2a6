#!/usr/bin/env bash
# Expected: compare() of two documents with a Date gives one replace with the new date (as its observe()
#   does), and nothing where both dates are equal; applying the patch gives the new document.
# Instead: it adds every letter of the ISO text as a member of the old date: 24 operations, for equal dates
#   too. Applied to the document with the Date, they run without error and the old date stands; applied to
#   the same document after JSON, they change nothing either.
# Version: fast-json-patch 3.1.1, Node 20.20. Date: 2026-11-28.
# Source: README (compare, observe); _generate in module/duplex.mjs, which calls toJSON on the new object
#   only.
# What to do: compare JSON.parse(JSON.stringify(x)) of both sides.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent fast-json-patch@3.1.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import patch from 'fast-json-patch';

const monday = new Date('2026-11-23T20:00:00Z');
const friday = new Date('2026-11-27T20:00:00Z');
const plain = (x) => JSON.parse(JSON.stringify(x));
const between = (a, b) => patch.compare({ at: a }, { at: b });
const after = (document) => plain(patch.applyPatch(document, between(monday, friday)).newDocument).at;

const watched = { at: monday };
const observer = patch.observe(watched);
watched.at = friday;

const seen = {
  observe: patch.generate(observer).length,
  compare: between(monday, friday).length,
  compareEqual: between(monday, new Date(monday)).length,
  first: between(monday, friday)[0],
  onDate: after({ at: new Date(monday) }),
  onText: after(plain({ at: monday })),
  compareText: patch.compare(plain({ at: monday }), plain({ at: friday })).length,
};
const replace = { op: 'replace', path: '/at', value: plain(friday) };
const expected = {
  observe: 1,
  compare: 1,
  compareEqual: 0,
  first: replace,
  onDate: plain(friday),
  onText: plain(friday),
  compareText: 1,
};
const known = {
  observe: 1,
  compare: 24,
  compareEqual: 24,
  first: { op: 'add', path: '/at/0', value: '2' },
  onDate: plain(monday),
  onText: plain(monday),
  compareText: 1,
};
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
