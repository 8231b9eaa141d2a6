#!/usr/bin/env bash
# Expected: mdb.movie.rateMovie({pathParameters: {movie_id: 550}, body}) posts to /movie/550/rating, as
#   getDetails with the same argument reads /movie/550.
# Instead: only GET fills in the path. POST and DELETE go to the template itself, /movie/{movie_id}/rating,
#   so no rating, favorite or list of an account can ever be written, whatever the id.
# Version: node-themoviedb 0.2.8, Node 20.20. Date: 2026-11-28.
# Source: README (Common Usage of Methods); dist/utils/createEndpoints.js of the package (parsedEndpoint is
#   used in the GET branch only).
# What to do: write with fetch, or another client.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --silent node-themoviedb@0.2.8 nock@13.5.6
npm ls --depth=0 | tail -n +2

cat > run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import MovieDB from 'node-themoviedb';
import nock from 'nock';

nock.disableNetConnect();
const mdb = new MovieDB('key');

async function pathOf(method, call) {
  let path;
  nock('https://api.themoviedb.org')
    .intercept(/.*/, method)
    .query(true)
    .reply((uri) => ((path = decodeURIComponent(uri.split('?')[0])), [200, '{"success":true}']));
  await call();
  return path;
}
const film = { pathParameters: { movie_id: 550 }, body: { value: 8 } };

const seen = {
  get: await pathOf('GET', () => mdb.movie.getDetails(film)),
  post: await pathOf('POST', () => mdb.movie.rateMovie(film)),
  delete: await pathOf('DELETE', () => mdb.movie.deleteRating(film)),
};
const expected = { get: '/3/movie/550', post: '/3/movie/550/rating', delete: '/3/movie/550/rating' };
const known = { get: '/3/movie/550', post: '/3/movie/{movie_id}/rating', delete: '/3/movie/{movie_id}/rating' };
console.log('expected', JSON.stringify(expected));
console.log('seen    ', JSON.stringify(seen));
deepStrictEqual(seen, known);
JS
node run.mjs
