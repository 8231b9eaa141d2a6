#!/usr/bin/env bash
# Expected: unzipit reads ZIP64 (it does read the ZIP64 files of yazl), so it reads those of zip.js, which
#   Python and six other readers tried here open.
# Instead: "multi-volume zip files are not supported. This is volume: 65535". In a ZIP64 file the old end
#   record may hold 0xFFFF where the new one has the number; zip.js writes that for the disk number too, yazl
#   writes 0. unzipit looks at the disk number before it looks for the new record. An export that a browser
#   streamed by zip.js with zip64 set is refused as one part of several.
# Version: unzipit 2.1.1, @zip.js/zip.js 2.24.0, yazl 3.3.1, jszip 3.10.2 as a third reader. Date: 2026-11-28,
#   Node 20.20.
# Source: unzipit's dist/unzipit.module.js, findEndOfCentralDirector; APPNOTE 6.3, 4.4.1.4 and 4.4.19.
# What to do: read uploads with jszip, fflate or zip.js; 'multi-volume' from unzipit may be a whole file.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"type":"module"}' > package.json
npm install --silent unzipit@2.1.1 @zip.js/zip.js@2.24.0 yazl@3.3.1 jszip@3.10.2
node --input-type=module <<'JS'
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import JSZip from 'jszip'
import { unzip } from 'unzipit'
import yazl from 'yazl'

const byZipJs = async zip64 => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { zip64, useWebWorkers: false })
  await writer.add('diary.csv', new TextReader('Date,Name\n2024-05-02,Heat\n'))
  return writer.close()
}
const byYazl = async () => {
  const file = new yazl.ZipFile()
  file.addBuffer(Buffer.from('Date,Name\n2024-05-02,Heat\n'), 'diary.csv', { forceZip64Format: true })
  file.end({ forceZip64Format: true })
  return new Uint8Array(await buffer(file.outputStream))
}
const names = async read => {
  try {
    return Object.keys(await read()).join()
  } catch (error) {
    return error.message
  }
}
const read = async bytes => ({
  unzipit: await names(async () => (await unzip(bytes)).entries),
  jszip: await names(async () => (await JSZip.loadAsync(bytes)).files),
})
const seen = {
  zipJs: await read(await byZipJs(false)),
  zipJs64: await read(await byZipJs(true)),
  yazl64: await read(await byYazl()),
}
console.log(seen)
const fine = { unzipit: 'diary.csv', jszip: 'diary.csv' }
assert.deepEqual(seen, {
  zipJs: fine,
  zipJs64: { ...fine, unzipit: 'multi-volume zip files are not supported. This is volume: 65535' },
  yazl64: fine,
})
JS
