#!/usr/bin/env bash
# Expected: orderBy(title).limit(2), then the same query where gt(title, last one of the page before), walks
#   through all rows once; both sides compare the same column in the same query.
# Instead: orderBy sorts text by locale (Alien, alphaville, Brazil), gt compares code units (alphaville >
#   Zodiac). The page after "alphaville" starts behind every title with a capital letter: Brazil, Fargo and
#   Zodiac are never shown, and no error says so.
# Version: @tanstack/db 0.15.2, Node 20.20. Date: 2026-11-28.
# Source: skills/db-core/live-queries of the package and the types of orderBy (stringSort: locale unless
#   told otherwise); src/query/compiler/evaluators.ts (gt).
# What to do: order with {stringSort: 'lexical'} wherever the cursor is compared by gt or lt.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @tanstack/db@0.15.2
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createCollection, createLiveQueryCollection, gt } from '@tanstack/db';

console.warn = () => {}; // advice to add an index
const titles = ['Alien', 'eXistenZ', 'Fargo', 'Brazil', 'alphaville', 'Zodiac'];
const films = createCollection({
  id: 'films',
  getKey: (film) => film.title,
  sync: {
    sync: ({ begin, write, commit, markReady }) => {
      begin();
      for (const title of titles) write({ type: 'insert', value: { title } });
      commit();
      markReady();
    },
  },
  startSync: true,
});

async function walk(sort) {
  const pages = [];
  for (;;) {
    const last = pages.at(-1)?.at(-1);
    const page = createLiveQueryCollection((q) => {
      const ordered = q
        .from({ film: films })
        .orderBy(({ film }) => film.title, sort)
        .limit(2);
      return last === undefined ? ordered : ordered.where(({ film }) => gt(film.title, last));
    });
    await page.preload();
    if (page.size === 0) return pages;
    pages.push(page.toArray.map((film) => film.title));
  }
}

const seen = {
  plain: await walk({ direction: 'asc' }),
  lexical: (await walk({ direction: 'asc', stringSort: 'lexical' })).flat().length,
};
const expected = {
  plain: [
    ['Alien', 'alphaville'],
    ['Brazil', 'eXistenZ'],
    ['Fargo', 'Zodiac'],
  ],
  lexical: 6,
};
const known = { plain: [['Alien', 'alphaville'], ['eXistenZ']], lexical: 6 };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
