#!/usr/bin/env bash
# Expected: a device whose clock is corrected backwards reloads its own saved data. A hybrid logical clock
#   exists to survive such jumps, and neither the documentation nor the types name a limit.
# Instead: content with any stamp more than five minutes ahead of the clock is refused as a whole, in
#   silence: after a correction by six minutes the store loads empty, the error listener hears nothing, and
#   the next automatic save overwrites the saved copy with the empty one. By four minutes all is well.
# Version: tinybase 10.0.1, Node 20.20. Date: 2026-11-28.
# Source: mergeable-store/index.js of the package (HLC_MAX_FUTURE_OFFSET in setMergeableContent and
#   applyMergeableChanges); documentation of MergeableStore and Persister in @types.
# What to do: pass createMergeableStore a getNow that never returns less than the newest saved stamp, and do
#   not start saving when a load that should have found rows found none.

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

const noon = Date.UTC(2026, 10, 28, 12);
const errors = [];

async function day(minutesBack) {
  let now = noon;
  let disk;
  const open = () => {
    const store = createMergeableStore('this-device', () => now);
    const persister = createCustomPersister(
      store,
      async () => disk && JSON.parse(disk),
      async (content) => void (disk = JSON.stringify(content())),
      () => 0,
      () => {},
      (error) => errors.push(String(error)),
      2, // a MergeableStore only
    );
    return { store, persister };
  };

  const before = open();
  before.store.setRow('films', '550', { title: 'Fight Club' });
  await before.persister.save();

  now = noon - minutesBack * 60_000;
  const after = open();
  await after.persister.startAutoPersisting();
  const loaded = Object.keys(after.store.getTable('films'));
  after.store.setRow('films', '13', { title: 'Forrest Gump' });
  await after.persister.save();
  await after.persister.destroy();
  return { loaded, saved: Object.keys(JSON.parse(disk)[0][0].films[0]).sort() };
}

const seen = { four: await day(4), six: await day(6), errors };
const kept = { loaded: ['550'], saved: ['13', '550'] };
const expected = { four: kept, six: kept, errors: [] };
const known = { four: kept, six: { loaded: [], saved: ['13'] }, errors: [] };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
