#!/usr/bin/env bash
# Expected: a heap with a limit of 3 keeps the three that come first by its comparator: of eight scores a
#   max heap keeps 9, 8 and 7. So one would rank a catalog without holding it.
# Instead: only the first is sure. What exceeds the limit is cut off the end of the array, which is some leaf,
#   not the worst one, so the order of arrival decides: 5 3 9 1 7 8 2 6 leaves 9, 8 and 5.
# Version: heap-js 2.7.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "limit the number of elements in the heap"; its types say that "the needed amount of leafs
#   are removed" of a longer heap, without which ones.
# What to do: turn the comparator around, and where length exceeds the limit pop(), which removes the worst; or
#   use top(3) of a heap without a limit.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent heap-js@2.7.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import heapJs from 'heap-js'

const scores = [5, 3, 9, 1, 7, 8, 2, 6]
const limited = comparator => {
  const heap = new heapJs.Heap(comparator)
  heap.limit = 3
  for (const score of scores) heap.push(score)
  return heap.toArray().sort()
}
const whole = new heapJs.Heap(heapJs.Heap.maxComparator)
whole.init([...scores])
const turned = new heapJs.Heap(heapJs.Heap.minComparator)
for (const score of scores) {
  turned.push(score)
  if (turned.length > 3) turned.pop()
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/heap-js/package.json', 'utf8')).version,
  maxHeap: limited(heapJs.Heap.maxComparator),
  minHeap: limited(heapJs.Heap.minComparator),
  topThreeOfAll: whole.top(3).sort(),
  turnedAndPopped: turned.toArray().sort(),
}
console.log('expected 7 8 9 and 1 2 3')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '2.7.1',
  maxHeap: [5, 8, 9],
  minHeap: [1, 2, 9],
  topThreeOfAll: [7, 8, 9],
  turnedAndPopped: [7, 8, 9],
})
JS
