#!/usr/bin/env bash
# Expected: a tab that loses the lead and gets it back sends each waiting change once. The outbox has one
#   entry per change, and the README promises sequential, first-in first-out sending.
# Instead: every gain of the lead loads the whole outbox into the queue again beside what is still queued,
#   so a change made offline is sent once for each time the tab became the leader, after the first success
#   too.
# Version: @tanstack/offline-transactions 1.0.53 with the @tanstack/db it pins (0.8.7), Node 20.20. Date:
#   2026-11-28.
# Source: README, section Multi-tab Coordination; src/OfflineExecutor.ts (onLeadershipChange), and
#   loadPendingTransactions and schedule in src/executor, which push without looking for the id.
# What to do: make the server honor the idempotency key, which is the same in all copies.

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
const outbox = new Map();
const sent = [];
let online = false;
let goOnline;
let lead;
const films = createCollection({
  id: 'films',
  getKey: (film) => film.id,
  sync: { sync: ({ begin, commit, markReady }) => (begin(), commit(), markReady()) },
  startSync: true,
});
const executor = startOfflineExecutor({
  collections: { films },
  mutationFns: {
    save: async ({ transaction, idempotencyKey }) => {
      sent.push({ id: transaction.mutations[0].modified.id, idempotencyKey });
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
    subscribe: (listener) => ((goOnline = listener), () => {}),
    notifyOnline() {},
    isOnline: () => online,
    dispose() {},
  },
  leaderElection: {
    requestLeadership: async () => true,
    releaseLeadership() {},
    isLeader: () => true,
    onLeadershipChange: (listener) => ((lead = listener), () => {}),
  },
});
await executor.waitForInit();

const change = executor.createOfflineTransaction({ mutationFnName: 'save', autoCommit: false });
change.mutate(() => films.insert({ id: '550', title: 'Fight Club' }));
change.commit();
await sleep(20);
for (const isLeader of [false, true, false, true]) {
  lead(isLeader);
  await sleep(20);
}
const stored = outbox.size;
online = true;
goOnline();
await sleep(100);
executor.dispose();

const seen = { stored, sent: sent.map(({ id }) => id), keys: new Set(sent.map((one) => one.idempotencyKey)).size };
const expected = { stored: 1, sent: ['550'], keys: 1 };
const known = { stored: 1, sent: ['550', '550', '550'], keys: 1 };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
process.exit();
JS
node run.mjs
