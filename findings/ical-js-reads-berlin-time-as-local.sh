#!/usr/bin/env bash
# Expected: a film night at 20:00 in Berlin, written by ical-generator with timezone 'Europe/Berlin', is the
#   same moment in every reader: 19:00 UTC.
# Instead: node-ical reads 19:00 UTC, ical.js reads 20:00 of whatever zone the reader's computer is in (in New
#   York 01:00 UTC of the next day), without a warning. The writer puts TZID=Europe/Berlin without a VTIMEZONE
#   unless it is given a generator, and ical.js treats a zone that no VTIMEZONE describes as floating time.
# Version: ical-generator 10.2.0, ical.js 2.2.1, node-ical 0.26.1. Date: 2026-11-28, Node 20.20.
# Source: ical-generator's README ("timezone" takes a generator for VTIMEZONE); ical.js, TimezoneService and
#   Time.fromData.
# What to do: write moments in UTC (they end in Z), or hand the writer a VTIMEZONE generator.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent ical-generator@10.2.0 ical.js@2.2.1 node-ical@0.26.1
cat > read.mjs <<'JS'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const calendar = ical({ name: 'Film nights' })
calendar.createEvent({
  id: 'night',
  summary: 'Film night',
  start: '2026-12-24T20:00:00',
  end: '2026-12-24T22:19:00',
  timezone: 'Europe/Berlin',
})
const text = calendar.toString()
const byNodeIcal = Object.values(nodeIcal.sync.parseICS(text)).find(entry => entry.type === 'VEVENT').start
const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
const byIcalJs = new ICAL.Event(component).startDate.toJSDate()
console.log(/DTSTART.*/.exec(text)[0].trim(), byNodeIcal.toISOString(), byIcalJs.toISOString())
JS
start='DTSTART;TZID=Europe/Berlin:20261224T200000'
fail=0
check() {
  local seen
  seen=$(TZ=$1 node read.mjs)
  echo "$1: $seen"
  [ "$seen" = "$2" ] || fail=1
}
check Europe/Berlin "$start 2026-12-24T19:00:00.000Z 2026-12-24T19:00:00.000Z"
check America/New_York "$start 2026-12-24T19:00:00.000Z 2026-12-25T01:00:00.000Z"
check Pacific/Auckland "$start 2026-12-24T19:00:00.000Z 2026-12-24T07:00:00.000Z"
[ $fail = 0 ] || { echo 'The behavior has changed.'; exit 1; }
