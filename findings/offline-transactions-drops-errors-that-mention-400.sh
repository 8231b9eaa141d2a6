#!/usr/bin/env bash
# Expected: an error thrown by a mutation function is retried with backoff unless it is a NonRetriableError;
#   the README says so in a comment ("Will retry with backoff"), and promises zero data loss.
# Instead: an error whose message contains "400", "401", "403" or "422" anywhere counts as permanent. A
#   timeout of 4000 ms (its message holds "400") removes the change from the outbox and rolls it back on the
#   screen; the same timeout of 5000 ms is retried.
# Version: @tanstack/offline-transactions 1.0.53 with the @tanstack/db it pins (0.8.7), Node 20.20. Date:
#   2026-11-28.
# Source: README, section Error Handling; src/retry/RetryPolicy.ts of the package (shouldRetry).
# What to do: catch everything in the mutation function and throw an error of your own whose message has no
#   digits.

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

console.warn = () => {};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function timeoutAfter(ms) {
  const outbox = new Map();
  const films = createCollection({
    id: `films-${ms}`,
    getKey: (film) => film.id,
    sync: { sync: ({ begin, commit, markReady }) => (begin(), commit(), markReady()) },
    startSync: true,
  });
  let calls = 0;
  const executor = startOfflineExecutor({
    collections: { films },
    mutationFns: {
      save: async () => {
        calls += 1;
        throw new Error(`The server did not answer within ${ms} ms`);
      },
    },
    storage: {
      get: async (key) => outbox.get(key) ?? null,
      set: async (key, value) => void outbox.set(key, value),
      delete: async (key) => void outbox.delete(key),
      keys: async () => [...outbox.keys()],
      clear: async () => outbox.clear(),
    },
    onlineDetector: { subscribe: () => () => {}, notifyOnline() {}, isOnline: () => true, dispose() {} },
    leaderElection: {
      requestLeadership: async () => true,
      releaseLeadership() {},
      isLeader: () => true,
      onLeadershipChange: () => () => {},
    },
    jitter: false,
  });
  await executor.waitForInit();
  const change = executor.createOfflineTransaction({ mutationFnName: 'save', autoCommit: false });
  change.mutate(() => films.insert({ id: '550', title: 'Fight Club' }));
  change.commit().catch(() => {});
  await sleep(1500);
  executor.dispose();
  return { retried: calls > 1, inOutbox: outbox.size, onScreen: films.has('550') };
}

const seen = { 5000: await timeoutAfter(5000), 4000: await timeoutAfter(4000) };
const waits = { retried: true, inOutbox: 1, onScreen: true };
const expected = { 5000: waits, 4000: waits };
const known = { 5000: waits, 4000: { retried: false, inOutbox: 0, onScreen: false } };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
