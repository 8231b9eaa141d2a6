#!/usr/bin/env bash
# Expected: after a note of a film was changed, the cached list of .in('year', [1999, 2001]) holds the film
#   of 1999 with the new note, as the same list written with or() does.
# Instead: the list of in.(1999,2001) stays text and is compared strictly with the number of the row, so no
#   number ever matches: the film that was just changed disappears from the list. Where the column is the
#   primary key, the row stays and keeps its old note. With text, both are right.
# Version: @supabase-cache-helpers/postgrest-core 0.13.1 with @supabase/postgrest-js 2.109.0, Node 20.20.
#   Date: 2026-11-28.
# Source: OPERATOR_MAP (in splits the text and compares by ===) and upsertItem in dist/index.js of the
#   package.
# What to do: revalidate lists that use in() on numbers, or write .or('year.eq.1999,year.eq.2001').

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

const films = () => new PostgrestClient('http://localhost/rest/v1').from('films').select('id,year,kind,note');

async function notesAfterChange(query) {
  const { queryKey, orderByKey, limit } = new PostgrestParser(query);
  const fightClub = { id: 550, year: 1999, kind: 'film', note: 'old' };
  let cached = { data: [fightClub, { id: 62, year: 2001, kind: 'film', note: 'other' }], count: null };
  await upsertItem(
    { input: { ...fightClub, note: 'new' }, schema: 'public', table: 'films', primaryKeys: ['id'] },
    {
      cacheKeys: ['films'],
      decode: () => ({ schema: 'public', table: 'films', queryKey, orderByKey, limit, isHead: false, count: null }),
      getPostgrestFilter: (key) => PostgrestFilter.fromQuery(key),
      mutate: async (_key, change) => void (cached = change(cached)),
      revalidate: async () => {},
    },
  );
  return cached.data
    .map(({ note }) => note)
    .sort()
    .join(' ');
}

const seen = {
  or: await notesAfterChange(films().or('year.eq.1999,year.eq.2001')),
  inText: await notesAfterChange(films().in('kind', ['film', 'show'])),
  inNumber: await notesAfterChange(films().in('year', [1999, 2001])),
  inNumericId: await notesAfterChange(films().in('id', [550, 62])),
};
const right = 'new other';
const expected = { or: right, inText: right, inNumber: right, inNumericId: right };
const known = { or: right, inText: right, inNumber: 'other', inNumericId: 'old other' };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
