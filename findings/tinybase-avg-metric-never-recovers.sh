#!/usr/bin/env bash
# Expected: the avg of two cells 1 and 3 is 2, whatever the cells held before; sum and avg agree.
# Instead: avg is updated from the previous average and never computed again, so one large value that was
#   corrected at once leaves it wrong for as long as the definition lives: 0 instead of 2, and 0.67 after a
#   third cell, beside a right sum. 100,000 ordinary edits leave a small error in the same way.
# Version: tinybase 10.0.1, Node 20.20. Date: 2026-11-28.
# Source: documentation of createMetrics and setMetricDefinition in @types; metrics/index.js (the
#   aggregators to add, remove and replace one value).
# What to do: define sum and a count, and divide; or set the definition again after large corrections.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent tinybase@10.0.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createMetrics, createStore } from 'tinybase';

const store = createStore();
const metrics = createMetrics(store)
  .setMetricDefinition('avg', 'films', 'avg', 'minutes')
  .setMetricDefinition('sum', 'films', 'sum', 'minutes');
const read = () => [metrics.getMetric('avg'), metrics.getMetric('sum')];

store.setTable('films', { a: { minutes: 1 }, b: { minutes: 3 } });
const start = read();
store.setCell('films', 'a', 'minutes', 1e17);
store.setCell('films', 'a', 'minutes', 1);
const [corrected] = read();
store.setCell('films', 'c', 'minutes', 2);
const [third] = read();

const runs = createStore().setTable('films', { a: { minutes: 7 }, b: { minutes: 8 }, c: { minutes: 9 } });
const long = createMetrics(runs).setMetricDefinition('avg', 'films', 'avg', 'minutes');
for (let edit = 0; edit < 100_000; edit++) runs.setCell('films', 'a', 'minutes', ((edit * 37) % 10) / 10);
runs.setCell('films', 'a', 'minutes', 7);

const seen = { start, corrected, third: Number(third.toFixed(3)), exactAfterLongRun: long.getMetric('avg') === 8 };
const expected = { start: [2, 4], corrected: 2, third: 2, exactAfterLongRun: true };
const known = { start: [2, 4], corrected: 0, third: 0.667, exactAfterLongRun: false };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
