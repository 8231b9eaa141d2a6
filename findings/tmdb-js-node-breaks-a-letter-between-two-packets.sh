#!/usr/bin/env bash
# Expected: a title is the same however the network cuts the response into packets.
# Instead: each packet is turned into text by itself, so a letter of several bytes that two packets share becomes
#   replacement characters: "Amélie" is "Am\ufffd\ufffdlie", a Japanese title loses a sign. It is still JSON, so no
#   error is raised, and it depends on the network which title it is. Lists in Japanese or Korean, where nearly
#   every byte is part of such a letter, are likely to be hit at each cut.
# Version: tmdb-js-node 1.3.2. Date: 2026-11-29, Node 20.20.
# Source: its dist/index.mjs: on 'data' it adds the Buffer to a string, without setEncoding() or a decoder.
# What to do: another client, or fetch with response.json().
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent tmdb-js-node@1.3.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'

const TITLES = ['Amélie', '千と千尋の神隠し', 'Heat']
const body = title => Buffer.from(JSON.stringify({ title }))

// The movie database's place is taken by a local server; the second packet is sent once the first was read.
let read
const server = http.createServer(async ({ url }, response) => {
  const [, , , index, cut] = url.split(/[/?]/)
  const bytes = body(TITLES[Number(index)])
  const first = bytes.subarray(0, Number(cut))
  const got = new Promise(resolve => (read = resolve))
  response.write(first)
  await got
  response.end(bytes.subarray(first.length))
})
server.listen(0)
await once(server, 'listening')
let where
https.get = (_address, options, callback) =>
  http.get(`http://localhost:${server.address().port}/3/movie/${where}`, options, response => {
    callback(response)
    response.once('data', () => read())
  })

const { TMDBNodeApi } = await import('tmdb-js-node')
const { v3 } = new TMDBNodeApi({ apiKey: 'key' })
async function titleCutAt(index, cut) {
  where = `${index}/${cut}`
  return (await v3.movies.getDetails(194)).title
}
/** At how many of the possible cuts the title arrives changed. */
async function changed(index) {
  let count = 0
  for (let cut = 1; cut < body(TITLES[index]).length; cut += 1)
    if ((await titleCutAt(index, cut)) !== TITLES[index]) count += 1
  return [count, body(TITLES[index]).length - 1]
}

const seen = {
  version: JSON.parse(readFileSync('node_modules/tmdb-js-node/package.json', 'utf8')).version,
  inside: await titleCutAt(0, '{"title":"Am'.length + 1),
  beside: await titleCutAt(0, '{"title":"Am'.length),
  changed: [await changed(0), await changed(1), await changed(2)],
}
server.close()
console.log(JSON.stringify(seen))
assert.deepEqual(seen, {
  version: '1.3.2',
  inside: 'Am\ufffd\ufffdlie',
  beside: 'Amélie',
  changed: [
    [1, 18],
    [16, 35],
    [0, 15],
  ],
})
JS
