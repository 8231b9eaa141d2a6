#!/usr/bin/env bash
# Expected: a new film goes into the cached list where .order('title') puts it: "District 9" between
#   "Casablanca" and "Dune".
# Instead: to compare timestamps, every text that new Date() can read becomes a number. "District 9" is read
#   as a day in September 2001, a number is neither less nor more than "Casablanca", and the film lands at
#   the end of the list. "Avatar", which is no date, lands where it should.
# Version: @supabase-cache-helpers/postgrest-core 0.13.1 with @supabase/postgrest-js 2.109.0, Node 20.20.
#   Date: 2026-11-28.
# Source: ifDateGetTime and buildSortedComparator in dist/index.js of the package.
# What to do: revalidate lists ordered by text, or order them again on the screen.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent @supabase-cache-helpers/postgrest-core@0.13.1 @supabase/postgrest-js@2.109.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { PostgrestFilter, PostgrestParser, upsertItem } from '@supabase-cache-helpers/postgrest-core';
import { PostgrestClient } from '@supabase/postgrest-js';

const query = new PostgrestClient('http://localhost/rest/v1').from('films').select('id,title').order('title');
const { queryKey, orderByKey, limit } = new PostgrestParser(query);

async function listWith(title) {
  let cached = { data: ['Alien', 'Casablanca', 'Dune', 'Heat'].map((one, id) => ({ id, title: one })), count: null };
  await upsertItem(
    { input: { id: 9, title }, schema: 'public', table: 'films', primaryKeys: ['id'] },
    {
      cacheKeys: ['films'],
      decode: () => ({ schema: 'public', table: 'films', queryKey, orderByKey, limit, isHead: false, count: null }),
      getPostgrestFilter: (key) => PostgrestFilter.fromQuery(key),
      mutate: async (_key, change) => void (cached = change(cached)),
      revalidate: async () => {},
    },
  );
  return cached.data.map((film) => film.title);
}

const seen = { avatar: await listWith('Avatar'), district: await listWith('District 9') };
const expected = {
  avatar: ['Alien', 'Avatar', 'Casablanca', 'Dune', 'Heat'],
  district: ['Alien', 'Casablanca', 'District 9', 'Dune', 'Heat'],
};
const known = { ...expected, district: ['Alien', 'Casablanca', 'Dune', 'Heat', 'District 9'] };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
