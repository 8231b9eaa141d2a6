#!/usr/bin/env bash
# Expected: a yearly rule for week 20 (FREQ=YEARLY;BYWEEKNO=20) from Monday, 11 May 2026 means one Monday a
#   year: RFC 5545 takes what a rule does not say from its start. With BYDAY=MO it says so itself.
# Instead: three libraries, three readings. rrule gives all seven days of week 20 each year. ical.js gives no
#   date at all, and with BYDAY=MO every Monday from 18 May on, all but those of week 20. rrule-temporal gives
#   one Monday a year, as the RFC.
# Version: rrule 2.8.1, rrule-temporal 2.2.8, ical.js 2.2.1. Date: 2026-11-28, Node 20.20.
# Source: RFC 5545, section 3.3.10 (BYWEEKNO, and "information [...] missing"); ical.js, recur_iterator,
#   expand_year_days.
# What to do: no BYWEEKNO in a calendar that others read: write the dates one by one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent rrule@2.8.1 rrule-temporal@2.2.8 ical.js@2.2.1
TZ=UTC node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'

const COUNT = 4
const readings = rule => {
  const text = `DTSTART:20260511T200000Z\nRRULE:${rule}`
  const byRrule = rrule.rrulestr(text).all((_, index) => index < COUNT)
  const byTemporal = new RRuleTemporal({ rruleString: text }).all((_, index) => index < COUNT)
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2026-05-11T20:00:00Z'))
  const byIcalJs = []
  for (let next = iterator.next(); next && byIcalJs.length < COUNT; next = iterator.next()) byIcalJs.push(next.toString())
  const days = dates => dates.map(date => date.slice(0, 10)).join(' ')
  return {
    rrule: days(byRrule.map(date => date.toISOString())),
    'rrule-temporal': days(byTemporal.map(date => date.toString())),
    'ical.js': days(byIcalJs),
  }
}
const seen = { week: readings('FREQ=YEARLY;BYWEEKNO=20'), monday: readings('FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO') }
console.log(seen)
assert.deepEqual(seen, {
  week: {
    rrule: '2026-05-11 2026-05-12 2026-05-13 2026-05-14',
    'rrule-temporal': '2026-05-11 2027-05-17 2028-05-15 2029-05-14',
    'ical.js': '',
  },
  monday: {
    rrule: '2026-05-11 2027-05-17 2028-05-15 2029-05-14',
    'rrule-temporal': '2026-05-11 2027-05-17 2028-05-15 2029-05-14',
    'ical.js': '2026-05-18 2026-05-25 2026-06-01 2026-06-08',
  },
})
JS
