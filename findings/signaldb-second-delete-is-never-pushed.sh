#!/usr/bin/env bash
# Expected: a film that the server removed, that was added again here and removed again here, is gone on
#   both sides; every local removal is pushed.
# Instead: the mark "this removal came from the server" is cleared for inserts and updates, never for
#   removals. The later local removal of the same id is taken for the old remote one and not recorded: it is
#   never pushed, and the next pull brings the film back. Another id beside it is removed as it should be.
# Version: @signaldb/sync 1.3.1 with @signaldb/core 1.8.1, Node 20.20. Date: 2026-11-28.
# Source: the types of SyncManager; addCollection in dist/index.mjs (the two functions over remoteChanges: a
#   remove holds the id itself, the clean-up looks for data.id).
# What to do: give a row that is added again a new id.

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

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const server = new Map([
  ['550', { id: '550' }],
  ['13', { id: '13' }],
]);
const films = new Collection();
const manager = new SyncManager({
  pull: async () => ({ items: [...server.values()].map((row) => ({ ...row })) }),
  push: async (_options, { changes }) => {
    for (const row of [...changes.added, ...changes.modified]) server.set(row.id, row);
    for (const row of changes.removed) server.delete(row.id);
  },
  debounceTime: 5,
});
manager.addCollection(films, { name: 'films' });
await manager.sync('films');

server.delete('550'); // another device
await manager.sync('films');
const afterRemoteRemoval = films.find().map((film) => film.id);
films.insert({ id: '550' });
await sleep(100);
const addedAgain = [...server.keys()].sort();
films.removeOne({ id: '550' });
films.removeOne({ id: '13' });
await sleep(100);
await manager.sync('films');

const seen = { afterRemoteRemoval, addedAgain, server: [...server.keys()], here: films.find().map((film) => film.id) };
const expected = { afterRemoteRemoval: ['13'], addedAgain: ['13', '550'], server: [], here: [] };
const known = { afterRemoteRemoval: ['13'], addedAgain: ['13', '550'], server: ['550'], here: ['550'] };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
