#!/usr/bin/env bash
# Expected: a change that waited in the outbox reaches the mutation function the same whether or not the
#   page was reloaded meanwhile; setting a field to undefined is how an optional field is cleared in a
#   draft, and metadata given to update() belongs to the mutation.
# Instead: without a reload the mutation carries note: undefined and its metadata; after one, changes is
#   empty of the cleared field and the metadata is gone. The server is told of an update that changes
#   nothing, and the field comes back with the next sync. Dates are kept by a marker, undefined is not.
# Version: @tanstack/offline-transactions 1.0.53 with the @tanstack/db it pins (0.8.7), Node 20.20. Date:
#   2026-11-28.
# Source: README ("ensuring zero data loss during offline periods"); src/outbox/TransactionSerializer.ts
#   (serializeValue ends in JSON.stringify, deserializeMutation sets metadata to undefined).
# What to do: clear with null, and put what must survive into the transaction's metadata, which is kept.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @tanstack/db@0.8.7 @tanstack/offline-transactions@1.0.53
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createCollection } from '@tanstack/db';
import { startOfflineExecutor } from '@tanstack/offline-transactions';

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function openPage(outbox, isOnline) {
  const got = [];
  let listener;
  const films = createCollection({
    id: 'films',
    getKey: (film) => film.id,
    sync: {
      sync: ({ begin, write, commit, markReady }) => {
        begin();
        write({ type: 'insert', value: { id: '550', note: 'with Ann' } });
        commit();
        markReady();
      },
    },
    startSync: true,
  });
  const executor = startOfflineExecutor({
    collections: { films },
    mutationFns: {
      save: async ({ transaction }) => {
        const [{ changes, metadata }] = transaction.mutations;
        got.push({ clears: 'note' in changes, metadata: metadata ?? null, transaction: transaction.metadata });
      },
    },
    storage: {
      get: async (key) => outbox.get(key) ?? null,
      set: async (key, value) => void outbox.set(key, value),
      delete: async (key) => void outbox.delete(key),
      keys: async () => [...outbox.keys()],
      clear: async () => outbox.clear(),
    },
    onlineDetector: {
      subscribe: (run) => ((listener = run), () => {}),
      notifyOnline() {},
      isOnline: () => isOnline.now,
      dispose() {},
    },
    leaderElection: {
      requestLeadership: async () => true,
      releaseLeadership() {},
      isLeader: () => true,
      onLeadershipChange: () => () => {},
    },
  });
  await executor.waitForInit();
  return { films, executor, got, online: () => ((isOnline.now = true), listener()) };
}

async function clearTheNote(reload) {
  const outbox = new Map();
  const isOnline = { now: false };
  let page = await openPage(outbox, isOnline);
  const change = page.executor.createOfflineTransaction({
    mutationFnName: 'save',
    autoCommit: false,
    metadata: { from: 'list' },
  });
  change.mutate(() =>
    page.films.update('550', { metadata: { reason: 'typo' } }, (film) => void (film.note = undefined)),
  );
  change.commit();
  await sleep(20);
  if (reload) {
    page.executor.dispose();
    page = await openPage(outbox, isOnline);
  }
  page.online();
  await sleep(100);
  page.executor.dispose();
  return page.got;
}

const seen = { samePage: await clearTheNote(false), afterReload: await clearTheNote(true) };
const whole = [{ clears: true, metadata: { reason: 'typo' }, transaction: { from: 'list' } }];
const expected = { samePage: whole, afterReload: whole };
const known = { samePage: whole, afterReload: [{ clears: false, metadata: null, transaction: { from: 'list' } }] };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
