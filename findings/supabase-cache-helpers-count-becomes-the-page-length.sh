#!/usr/bin/env bash
# Expected: count is the exact count of all matching rows that {count: 'exact'} asked for. With page one of
#   250 films in the cache, one removal makes it 249, one insert 251, and a change of a note leaves it.
# Instead: every one of them sets count to the number of rows on the cached page: 250 becomes 2, 4 or 3, and
#   "page 1 of 84" becomes "page 1 of 1". The insert also leaves four rows on a page of limit 3.
# Version: @supabase-cache-helpers/postgrest-core 0.13.1 with @supabase/postgrest-js 2.109.0, Node 20.20.
#   Date: 2026-11-28.
# Source: deleteItem, upsertItem and mutateItem in dist/index.js of the package (count: newData.length).
# What to do: take the count from a query of its own with head: true, which is revalidated instead.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @supabase-cache-helpers/postgrest-core@0.13.1 @supabase/postgrest-js@2.109.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { deleteItem, PostgrestFilter, PostgrestParser, upsertItem } from '@supabase-cache-helpers/postgrest-core';
import { PostgrestClient } from '@supabase/postgrest-js';

const query = new PostgrestClient('http://localhost/rest/v1')
  .from('films')
  .select('id,title', { count: 'exact' })
  .order('title')
  .limit(3);
const { queryKey, orderByKey, limit, count } = new PostgrestParser(query);

async function after(operation, input) {
  let cached = {
    data: [
      { id: 1, title: 'Alien' },
      { id: 2, title: 'Brazil' },
      { id: 3, title: 'Dune' },
    ],
    count: 250,
  };
  await operation(
    { input, schema: 'public', table: 'films', primaryKeys: ['id'] },
    {
      cacheKeys: ['films'],
      decode: () => ({ schema: 'public', table: 'films', queryKey, orderByKey, limit, count, isHead: false }),
      getPostgrestFilter: (key) => PostgrestFilter.fromQuery(key),
      mutate: async (_key, change) => void (cached = change(cached)),
      revalidate: async () => {},
    },
  );
  return { count: cached.count, rows: cached.data.length };
}

const seen = {
  remove: await after(deleteItem, { id: 1 }),
  insert: await after(upsertItem, { id: 9, title: 'Avatar' }),
  change: await after(upsertItem, { id: 3, title: 'Dune (1984)' }),
};
const expected = { remove: { count: 249, rows: 2 }, insert: { count: 251, rows: 3 }, change: { count: 250, rows: 3 } };
const known = { remove: { count: 2, rows: 2 }, insert: { count: 4, rows: 4 }, change: { count: 3, rows: 3 } };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
