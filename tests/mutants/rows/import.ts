import type { Breakage } from '../breakage';

const MARKS = 'src/data/import/imported-marks.ts';
const WRITES = 'src/data/import/import-writes.ts';
const STORE = 'src/data/import/import-store.ts';
const IMPORTER = 'src/data/import/importer.ts';
const FIND = 'src/data/import/find-film.ts';
const LOOKUP = 'src/data/tmdb/search/film-lookup.ts';
const ZIP = 'src/data/import/zip-files.ts';
const FILM = 'src/domain/import/imported-film.ts';
const INTENTS = 'src/data/sync/outbox/intents.ts';
const LISTED = 'src/data/local/films/marks.ts';

const MARKED = ['tests/unit/import/importer.test.ts'];
const COURSE = ['tests/unit/import/import-course.test.ts'];
const DATED = ['tests/unit/import/dated-marks.test.ts'];
const SOURCES = ['tests/unit/import/read-sources.test.ts'];
const FILES = ['tests/unit/import/read-files.test.ts'];
const LOOKED_UP = ['tests/unit/tmdb/film-lookup.test.ts'];

const row = (file: string, find: string, replace: string, tests: readonly string[]): Breakage => ({
  ids: [],
  file,
  find,
  replace,
  tests,
});

/** Breakages of an import: what it marks, takes back, waits for, and reads of files. */
export const IMPORT_BREAKAGES: readonly Breakage[] = [
  row(MARKS, 'if (await isMarked(database, kind, id)) continue;', '', MARKED),
  row(MARKS, 'present: true, since: at', 'present: true', DATED),
  row(MARKS, 'if (current !== op) return;', '', MARKED),
  row(MARKS, 'slot?.sent === false && ', 'slot && ', MARKED),
  row(MARKS, ' && mirrored?.op !== op', '', ['tests/unit/sync/given-up-loss.test.ts']),
  row(INTENTS, 'since > seenTs', 'since > -2', DATED),
  row(INTENTS, 'Math.min(since, latest)', 'since', DATED),
  row(INTENTS, 'lastTs: Math.max(ts, state.lastTs)', 'lastTs: ts', DATED),
  row(LISTED, 'if (oldest < newest)', 'if (oldest < 0)', DATED),
  row(WRITES, 'row?.startedAt === startedAt && ', '', COURSE),
  row(WRITES, 'if (rows.length === IMPORT_CHUNK) return true;', '', MARKED),
  row(WRITES, "row?.state !== 'several' || ", '', MARKED),
  row(STORE, "row?.state !== 'running' || ", '', COURSE),
  row(
    STORE,
    'return whileSignedIn(database, [imports, imported], async () => {',
    'return database.transaction("rw", [imports, imported], async () => {',
    COURSE,
  ),
  row(IMPORTER, 'if (spare > 0) await pause(spare, signal);', '', COURSE),
  row(IMPORTER, "if (answer.error.reason !== 'server-fault' || !othersAnswered) return null;", '', COURSE),
  row(IMPORTER, "if (isLasting(answer.error)) return { kind: 'none' };", '', COURSE),
  row(IMPORTER, "if (card) return { kind: 'found', film: card };", '', MARKED),
  row(IMPORTER, 'send(IMPORT_DELIVERY);', '', COURSE),
  row(LOOKUP, 'language: DEFAULT_LANGUAGE, ...params', '...params', LOOKED_UP),
  row(LOOKUP, ", 'ahead'", '', LOOKED_UP),
  row(FIND, 'if (film.value) return', 'return', MARKED),
  row(FILM, "typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN", 'Number(value)', SOURCES),
  row(ZIP, ' || state.unpacked > IMPORT_UNPACKED_BYTES) return fail', ') return fail', FILES),
  row(ZIP, 'state.entries > IMPORT_ENTRIES || ', '', FILES),
  row(ZIP, 'if (!wanted(file.name)) return;', '', FILES),
];
