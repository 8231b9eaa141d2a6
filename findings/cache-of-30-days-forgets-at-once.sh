#!/usr/bin/env bash
# Expected: a time to live of 30 days keeps an entry for 30 days. expiry-map takes "Milliseconds until an item
#   in the Map expires", memory-cache removes "in the specified time in ms (via setTimeout)"; neither names a
#   limit.
# Instead: a time of more than 2^31 - 1 milliseconds (24.8 days) removes the entry at once: 24 days are kept, 25
#   and 30 days are gone after a moment. Both set a timer for the whole time, and the timer fires after one
#   millisecond. memory-cache reads an entry well right after put, so a test that does not wait passes.
# Version: expiry-map 2.0.0, memory-cache 0.2.0. Date: 2026-11-28, Node 20.20.
# Source: their READMEs, "API"; Node's documentation of setTimeout says what becomes of a longer delay.
# What to do: cap the time at 2 ** 31 - 1, or use a cache that compares times when it reads, such as quick-lru
#   with maxAge.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent expiry-map@2.0.0 memory-cache@0.2.0 quick-lru@7.3.0
node --no-warnings --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import ExpiryMap from 'expiry-map'
import memoryCache from 'memory-cache'
import QuickLRU from 'quick-lru'

const days = [24, 25, 30]
const milliseconds = count => count * 24 * 60 * 60 * 1000
const kept = async make => {
  const reads = days.map(count => make(milliseconds(count)))
  await new Promise(resolve => setTimeout(resolve, 100))
  return Object.fromEntries(reads.map((read, index) => [`${days[index]} days`, read() === 'Heat']))
}
const version = name => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const seen = {
  versions: ['expiry-map', 'memory-cache', 'quick-lru'].map(version),
  expiryMap: await kept(time => {
    const map = new ExpiryMap(time)
    map.set('film', 'Heat')
    return () => map.get('film')
  }),
  memoryCache: await kept(time => {
    const cache = new memoryCache.Cache()
    cache.put('film', 'Heat', time)
    assert.equal(cache.get('film'), 'Heat')
    return () => cache.get('film')
  }),
  quickLru: await kept(time => {
    const lru = new QuickLRU({ maxSize: 9, maxAge: time })
    lru.set('film', 'Heat')
    return () => lru.get('film')
  }),
}
console.log('expected all kept')
console.log('seen', seen)
const gone = { '24 days': true, '25 days': false, '30 days': false }
assert.deepEqual(seen, {
  versions: ['2.0.0', '0.2.0', '7.3.0'],
  expiryMap: gone,
  memoryCache: gone,
  quickLru: { '24 days': true, '25 days': true, '30 days': true },
})
process.exit(0)
JS
