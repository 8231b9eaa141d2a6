#!/usr/bin/env bash
# Expected: discover.movie({'vote_count.lte': 0}) asks for films that nobody voted on; the types allow any
#   number, and a comment in the code speaks of leaving out undefined.
# Instead: every falsy value is left out, so the answer is the films with the most votes as if no filter
#   were there; include_video: false and an empty text go the same way. 1 is sent.
# Version: tmdb-ts 2.3.0, Node 20.20. Date: 2026-11-28.
# Source: dist/types/discover.d.ts and dist/utils/parseOptions.js of the package.
# What to do: pass zero as the text '0' (a cast in TypeScript), which is sent.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent tmdb-ts@2.3.0
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { TMDB } from 'tmdb-ts';

async function query(options) {
  let search;
  const tmdb = new TMDB('token', {
    fetch: async (url) => {
      search = new URL(url).search;
      return new Response('{"results":[]}');
    },
  });
  await tmdb.discover.movie(options);
  return search;
}

const seen = {
  one: await query({ 'vote_count.lte': 1 }),
  zero: await query({ 'vote_count.lte': 0 }),
  text: await query({ 'vote_count.lte': '0' }),
};
const expected = { one: '?vote_count.lte=1', zero: '?vote_count.lte=0', text: '?vote_count.lte=0' };
const known = { ...expected, zero: '' };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
