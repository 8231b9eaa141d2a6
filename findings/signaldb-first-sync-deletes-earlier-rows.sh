#!/usr/bin/env bash
# Expected: rows that a collection held before it was given to the sync manager (a guest's films, an import)
#   are local changes, and the first sync pushes them, or at least leaves them.
# Instead: only events after addCollection count as changes. The first sync removes every row that the
#   server does not have, pushes nothing and raises nothing.
# Version: @signaldb/sync 1.3.1 with @signaldb/core 1.8.1, Node 20.20. Date: 2026-11-28.
# Source: the types of SyncManager.addCollection; syncWithData in dist/index.mjs (the last step removes all
#   ids outside the new snapshot).
# What to do: call addCollection on an empty collection and insert the earlier rows afterwards.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @signaldb/core@1.8.1 @signaldb/sync@1.3.1
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { Collection } from '@signaldb/core';
import { SyncManager } from '@signaldb/sync';

async function firstSync(order) {
  const server = new Map([['13', { id: '13' }]]);
  const errors = [];
  const films = new Collection();
  const manager = new SyncManager({
    pull: async () => ({ items: [...server.values()].map((row) => ({ ...row })) }),
    push: async (_options, { changes }) => changes.added.forEach((row) => server.set(row.id, row)),
    onError: (_options, error) => errors.push(error.message),
    debounceTime: 5,
  });
  if (order === 'rows first') films.insert({ id: '550', title: 'Fight Club' });
  manager.addCollection(films, { name: 'films' });
  if (order === 'manager first') films.insert({ id: '550', title: 'Fight Club' });
  await manager.sync('films');
  await new Promise((done) => setTimeout(done, 100));
  return {
    here: films
      .find()
      .map((film) => film.id)
      .sort(),
    server: [...server.keys()].sort(),
    errors,
  };
}

const seen = { managerFirst: await firstSync('manager first'), rowsFirst: await firstSync('rows first') };
const both = { here: ['13', '550'], server: ['13', '550'], errors: [] };
const expected = { managerFirst: both, rowsFirst: both };
const known = { managerFirst: both, rowsFirst: { here: ['13'], server: ['13'], errors: [] } };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
