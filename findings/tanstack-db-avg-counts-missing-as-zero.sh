#!/usr/bin/env bash
# Expected: as in SQL, avg and min leave out rows without a value, as this library's own count of a field
#   does (since August 2025): avg is sum divided by count.
# Instead: a missing value and null count as 0 for avg and min, and not at all for count. A film of 2001 and
#   two without a year give count 1, sum 2001, avg 667 and min 0; two answers of one row contradict each
#   other.
# Version: @tanstack/db 0.15.2, Node 20.20. Date: 2026-11-28.
# Source: the merged pull request TanStack/db#453 (count leaves out null);
#   skills/db-core/live-queries/references/ operators.md of the package; getAggregateFunction in
#   src/query/compiler/group-by.ts (a number or 0).
# What to do: filter with not(isNull(...)) and not(isUndefined(...)) before the aggregate.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @tanstack/db@0.15.2
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { avg, count, createCollection, createLiveQueryCollection, max, min, sum } from '@tanstack/db';

const rows = [
  { id: 'a', year: 2001, kind: 'film' },
  { id: 'b', year: null, kind: 'film' },
  { id: 'c', kind: 'film' },
];
const films = createCollection({
  id: 'films',
  getKey: (film) => film.id,
  sync: {
    sync: ({ begin, write, commit, markReady }) => {
      begin();
      for (const value of rows) write({ type: 'insert', value });
      commit();
      markReady();
    },
  },
  startSync: true,
});
const perKind = createLiveQueryCollection((q) =>
  q
    .from({ film: films })
    .groupBy(({ film }) => film.kind)
    .select(({ film }) => ({
      count: count(film.year),
      sum: sum(film.year),
      avg: avg(film.year),
      min: min(film.year),
      max: max(film.year),
    })),
);
await perKind.preload();

const [{ count: n, sum: total, avg: mean, min: lowest, max: highest }] = perKind.toArray;
const seen = { count: n, sum: total, avg: mean, min: lowest, max: highest };
const expected = { count: 1, sum: 2001, avg: 2001, min: 2001, max: 2001 };
const known = { count: 1, sum: 2001, avg: 667, min: 0, max: 2001 };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
