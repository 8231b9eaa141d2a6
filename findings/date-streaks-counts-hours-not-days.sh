#!/usr/bin/env bash
# Expected: date-streaks finds runs of consecutive days in "a list of dates", so a film on three evenings in
#   a row is a streak of 3, whatever the hour, and a film on Monday and on Wednesday is two streaks of 1.
# Instead: it counts whole periods of 24 hours between the times. Three evenings that each begin earlier than
#   the one before (21:30, 20:00, 19:00) are a streak of 1, and Monday 8:00 to Wednesday 7:00 is a streak of 2
#   although Tuesday is empty. Only dates that all lie at the same hour come out right.
# Version: date-streaks 1.2.1. Date: 2026-11-28, Node 20.20.
# Source: its README, "Usage", whose examples all lie at midnight and do not say that they must, and
#   dist/summary.js (differenceInDays of date-fns 1, which counts full days).
# What to do: pass local midnights, new Date(year, month, day), one for each day.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent date-streaks@1.2.1
TZ=UTC node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import dateStreaks from 'date-streaks'

const streaks = (...times) => {
  const dates = () => times.map(time => new Date(`2025-03-${time}Z`))
  return {
    summary: dateStreaks.summary({ dates: dates() }).streaks,
    ranges: dateStreaks.streakRanges({ dates: dates() }).map(range => range.duration),
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/date-streaks/package.json', 'utf8')).version,
  earlierEachEvening: streaks('03T21:30', '04T20:00', '05T19:00'),
  laterEachEvening: streaks('03T19:00', '04T20:00', '05T21:30'),
  mondayAndWednesday: streaks('03T08:00', '05T07:00'),
  midnights: streaks('03T00:00', '04T00:00', '05T00:00'),
}
console.log('expected [3], [3], [1, 1], [3]')
console.log('seen', JSON.stringify(seen, null, 2))
assert.deepEqual(seen, {
  version: '1.2.1',
  earlierEachEvening: { summary: [1], ranges: [1] },
  laterEachEvening: { summary: [3], ranges: [3] },
  mondayAndWednesday: { summary: [2], ranges: [2] },
  midnights: { summary: [3], ranges: [3] },
})
JS
