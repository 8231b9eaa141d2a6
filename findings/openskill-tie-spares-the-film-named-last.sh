#!/usr/bin/env bash
# Expected: three equal films, one wins, two share the second place: the two that tied end equal, whichever is
#   named first. The README says that ties have the same rank, nothing of their order.
# Instead: with the models that compare neighbors only (bradleyTerryPart, thurstoneMostellerPart) the film
#   named second pays alone (22.36) and the last one keeps its 25: it has met only the film that it tied with.
#   Swap the two and the other one pays. plackettLuce (the default) and the Full models rate them the same.
# Version: openskill 5.0.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "Artificial Ranking" (ties) and "Alternative Models" (partial pairing for many teams).
# What to do: for votes with ties take the default model or a Full one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent openskill@5.0.1
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { rate, rating } from 'openskill'
import * as models from 'openskill/models'

const films = ['Heat', 'Alien', 'Jaws']
const vote = (model, order) => {
  const rank = order.map(film => (film === 'Heat' ? 1 : 2))
  const rated = rate(order.map(() => [rating()]), { rank, model: models[model] })
  return Object.fromEntries(films.map(film => [film, Number(rated[order.indexOf(film)][0].mu.toFixed(2))]))
}
const seen = { version: JSON.parse(readFileSync('node_modules/openskill/package.json', 'utf8')).version }
for (const model of ['bradleyTerryPart', 'thurstoneMostellerPart', 'bradleyTerryFull', 'plackettLuce'])
  seen[model] = [vote(model, ['Heat', 'Alien', 'Jaws']), vote(model, ['Heat', 'Jaws', 'Alien'])]
console.log(seen)
assert.deepEqual(seen, {
  version: '5.0.1',
  bradleyTerryPart: [
    { Heat: 27.64, Alien: 22.36, Jaws: 25 },
    { Heat: 27.64, Alien: 25, Jaws: 22.36 },
  ],
  thurstoneMostellerPart: [
    { Heat: 27.11, Alien: 22.89, Jaws: 25 },
    { Heat: 27.11, Alien: 25, Jaws: 22.89 },
  ],
  bradleyTerryFull: [
    { Heat: 30.27, Alien: 22.36, Jaws: 22.36 },
    { Heat: 30.27, Alien: 22.36, Jaws: 22.36 },
  ],
  plackettLuce: [
    { Heat: 27.87, Alien: 23.57, Jaws: 23.57 },
    { Heat: 27.87, Alien: 23.57, Jaws: 23.57 },
  ],
})
JS
