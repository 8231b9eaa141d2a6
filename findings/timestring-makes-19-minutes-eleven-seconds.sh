#!/usr/bin/env bash
# Expected: "2 h. 19 min." is 139 minutes, as "2 h 19 min" is; a spelling that is not understood is an error,
#   as "2 std" is.
# Instead: it is 7,211.4 seconds: 2 hours and 0.19 minutes. Blanks go first, dots stay, and "h.19min" is cut
#   into "2h" and ".19min". In the same way "1,5h" is 15 hours, "-5m" is plus 5 minutes, "1h39" is 1 hour.
#   enhanced-ms makes 5 hours of ".5h" and NaN of "1,5h"; itty-time takes "139 min" as 139 milliseconds. None
#   of these is an error.
# Version: timestring 7.0.0, enhanced-ms 5.0.0, itty-time 2.0.2. Date: 2026-11-28, Node 20.20.
# Source: timestring's index.js (the two regular expressions); the READMEs show none of these spellings, nor
#   forbid them.
# What to do: read runtimes with a pattern of one's own that has to fit the whole text.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent timestring@7.0.0 enhanced-ms@5.0.0 itty-time@2.0.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import enhancedMs from 'enhanced-ms'
import { ms as ittyMs } from 'itty-time'
import timestring from 'timestring'

const seen = {
  timestring: Object.fromEntries(
    ['2 h 19 min', '2 h. 19 min.', '1,5h', '-5m', '1h39'].map(text => [text, timestring(text)]),
  ),
  'enhanced-ms': Object.fromEntries(['0.5h', '.5h', '1,5h'].map(text => [text, String(enhancedMs(text))])),
  'itty-time': Object.fromEntries(['139 minutes', '139 min'].map(text => [text, ittyMs(text)])),
}
console.log(seen)
assert.deepEqual(seen, {
  timestring: { '2 h 19 min': 8340, '2 h. 19 min.': 7211.4, '1,5h': 54000, '-5m': 300, '1h39': 3600 },
  'enhanced-ms': { '0.5h': '1800000', '.5h': '18000000', '1,5h': 'NaN' },
  'itty-time': { '139 minutes': 8340000, '139 min': 139 },
})
JS
