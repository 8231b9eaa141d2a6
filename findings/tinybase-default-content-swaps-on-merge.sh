#!/usr/bin/env bash
# Expected: two stores that merged hold the same content; that is what a conflict-free store is for. Default
#   content has an empty stamp so that any real edit wins, and two different defaults (two releases of one
#   app) are settled one way or the other.
# Instead: with both stamps empty each side takes the other's value, so every merge swaps them and the
#   stores never agree, however often they merge.
# Version: tinybase 10.0.1, Node 20.20. Date: 2026-11-28.
# Source: documentation of setDefaultContent in @types; mergeCellsOrValues and merge in
#   mergeable-store/index.js (an empty old stamp is always overwritten, by an empty one too).
# What to do: keep defaults out of the merged store (read with ??), or write them as real values.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent tinybase@10.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createMergeableStore } from 'tinybase';
import { createCustomPersister } from 'tinybase/persisters';

const themes = [];
async function firstStart(id, theme) {
  const store = createMergeableStore(id);
  const nothingSaved = createCustomPersister(
    store,
    async () => undefined,
    async () => {},
    () => 0,
    () => {},
    undefined,
    2,
  );
  await nothingSaved.load([{}, { theme }]); // the documented way to give initial content
  return store;
}
const phone = await firstStart('phone', 'dark');
const laptop = await firstStart('laptop', 'light');
for (let merge = 0; merge < 4; merge++) {
  phone.merge(laptop);
  themes.push(`${phone.getValue('theme')} ${laptop.getValue('theme')}`);
}

const agreed = themes.every((pair) => pair.split(' ')[0] === pair.split(' ')[1]);
const seen = { agreed, themes };
const expected = { agreed: true, themes: ['light light', 'light light', 'light light', 'light light'] };
const known = { agreed: false, themes: ['light dark', 'dark light', 'light dark', 'dark light'] };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
