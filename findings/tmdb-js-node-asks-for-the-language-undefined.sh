#!/usr/bin/env bash
# Expected: an option that is left out is not sent: the trending movies of the week without a language come in
#   TMDB's default one.
# Instead: trending.getTrending('movie', 'week') asks for language=undefined, since an empty option is turned into
#   text. An option that is undefined is sent as such in every other call too, page=undefined for instance.
# Version: tmdb-js-node 1.3.2. Date: 2026-11-29, Node 20.20.
# Source: its dist/index.mjs, the function that builds addresses (URLSearchParams.append(name, value) for each
#   entry) and getTrending (always an object with language).
# What to do: name the language in every call, and leave undefined entries out of the options.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent tmdb-js-node@1.3.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'

// The movie database's place is taken by a local server; the package itself is used as it is.
const asked = []
const server = http.createServer(({ url }, response) => {
  asked.push(url)
  response.end('{"results":[]}')
})
await new Promise(resolve => server.listen(0, resolve))
const { port } = server.address()
https.get = (address, options, callback) => {
  const { pathname, search } = new URL(address)
  return http.get(`http://localhost:${port}${pathname}${search}`, options, callback)
}

const { TMDBNodeApi } = await import('tmdb-js-node')
const { v3 } = new TMDBNodeApi({ apiKey: 'key' })
await v3.trending.getTrending('movie', 'week')
await v3.trending.getTrending('movie', 'week', 'de-DE')
await v3.movies.getPopular({ page: undefined })
server.close()

const seen = {
  version: JSON.parse(readFileSync('node_modules/tmdb-js-node/package.json', 'utf8')).version,
  asked,
}
console.log(seen)
assert.deepEqual(seen, {
  version: '1.3.2',
  asked: [
    '/3/trending/movie/week?language=undefined&api_key=key',
    '/3/trending/movie/week?language=de-DE&api_key=key',
    '/3/movie/popular?page=undefined&api_key=key',
  ],
})
JS
