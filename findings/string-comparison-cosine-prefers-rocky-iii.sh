#!/usr/bin/env bash
# Expected: a similarity that is "normalized" is 1 for the same text and less for another, so a list sorted by it
#   has the title itself last (sortMatch puts the best match there).
# Instead: cosine compares the sets of letters, without order or count, and the rounding of its square roots
#   puts some anagrams above 1: "Rocky III" is more similar to "Rocky II" (1.0000000000000002) than "Rocky II"
#   is (1), and "Dog" to "God" than "God". Asking for a rating of 1 misses them, taking the last one finds the
#   wrong film.
# Version: string-comparison 1.3.0. Date: 2026-11-28, Node 20.20.
# Source: its README, "OverView" (cosine: normalized, of type "Profile") and "Cosine similarity" (sets of
#   n-grams; n is 1).
# What to do: look for the exact title first, and use diceCoefficient or levenshtein of the same package.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent string-comparison@1.3.0
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import comparison from 'string-comparison'

const best = (measure, title, titles) => {
  const { member, rating } = comparison[measure].sortMatch(title, titles).at(-1)
  return `${member} ${rating}`
}
const rocky = ['Rocky II', 'Rocky III', 'Jaws']
const seen = {
  version: JSON.parse(readFileSync('node_modules/string-comparison/package.json', 'utf8')).version,
  cosineOfItself: comparison.cosine.similarity('Rocky II', 'Rocky II'),
  cosine: best('cosine', 'Rocky II', rocky),
  cosineOfGod: best('cosine', 'God', ['God', 'Dog']),
  diceCoefficient: best('diceCoefficient', 'Rocky II', rocky),
  levenshtein: best('levenshtein', 'Rocky II', rocky),
}
console.log('expected Rocky II 1 and God 1')
console.log('seen', seen)
assert.deepEqual(seen, {
  version: '1.3.0',
  cosineOfItself: 1,
  cosine: 'Rocky III 1.0000000000000002',
  cosineOfGod: 'Dog 1.0000000000000002',
  diceCoefficient: 'Rocky II 1',
  levenshtein: 'Rocky II 1',
})
JS
