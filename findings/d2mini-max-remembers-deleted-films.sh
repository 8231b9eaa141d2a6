#!/usr/bin/env bash
# Expected: the highest rating of a group follows the group: once both films rated 8 are deleted, the one rated 3
#   is the highest, as sum and average of the same query say.
# Instead: max stays 8, and the median too, as long as the group has any film. Deleted values stay in what the
#   aggregates read, once as added and once as taken away; sum, average and mode count both, max and median
#   look at the value alone. Min is wrong in the same way where the lowest is deleted.
# Version: @electric-sql/d2mini 0.1.8 (the newest). Right in its successor @tanstack/db-ivm 0.2.0. Date:
#   2026-11-29, Node 20.20.
# Source: its dist/operators/groupBy.js, max() and min() (the multiplicity is not used) and median().
# What to do: aggregate with reduce over consolidated values, or use @tanstack/db-ivm.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent @electric-sql/d2mini@0.1.8 @tanstack/db-ivm@0.2.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as d2mini from '@electric-sql/d2mini'
import * as successor from '@tanstack/db-ivm'

const FILMS = [
  { title: 'Heat', rating: 8 },
  { title: 'Up', rating: 8 },
  { title: 'Cats', rating: 3 },
]

function after({ D2, MultiSet, output, groupBy, groupByOperators }, deleted) {
  const graph = new D2()
  const films = graph.newInput()
  let latest
  const of = name => groupByOperators[name](({ rating }) => rating)
  films.pipe(
    groupBy(() => ({}), { max: of('max'), median: of('median'), min: of('min'), sum: of('sum') }),
    output(changes => {
      for (const [[, { max, median, min, sum }], times] of changes.getInner())
        if (times > 0) latest = { max, median, min, sum }
    }),
  )
  graph.finalize()
  films.sendData(new MultiSet(FILMS.map(film => [film, 1])))
  graph.run()
  for (const title of deleted) {
    films.sendData(new MultiSet([[{ ...FILMS.find(film => film.title === title) }, -1]]))
    graph.run()
  }
  return latest
}

const version = name => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const seen = {
  versions: [version('@electric-sql/d2mini'), version('@tanstack/db-ivm')],
  all: after(d2mini, []),
  bestDeleted: after(d2mini, ['Heat', 'Up']),
  worstDeleted: after(d2mini, ['Cats']),
  successor: after(successor, ['Heat', 'Up']),
}
console.log(seen)
assert.deepEqual(seen, {
  versions: ['0.1.8', '0.2.0'],
  all: { max: 8, median: 8, min: 3, sum: 19 },
  bestDeleted: { max: 8, median: 8, min: 3, sum: 3 },
  worstDeleted: { max: 8, median: 8, min: 3, sum: 16 },
  successor: { max: 3, median: 3, min: 3, sum: 3 },
})
JS
