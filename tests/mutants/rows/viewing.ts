import type { Breakage } from '../breakage';

const VIEWING = 'src/domain/viewing/viewing.ts';
const STREAMING = 'src/domain/viewing/local-streaming.ts';
const FACTS = 'src/domain/film/film-facts.ts';
const STORE = 'src/data/services/film-facts-store.ts';
const KEPT = 'src/data/local/viewing/kept-viewing.ts';
const REFRESHER = 'src/data/member/profile-refresher.ts';
const MIRROR = 'src/data/hooks/viewing/use-member-viewing.ts';
const CHOOSE = 'src/data/hooks/viewing/use-choose-viewing.ts';
const RULES = ['tests/unit/viewing/viewing.test.ts'];
const OFFERED = ['tests/unit/viewing/offered-choices.test.ts'];
const MEMBER = ['tests/unit/viewing/member-viewing.test.ts'];
const IN_A_ROW = ['tests/unit/viewing/choices-in-a-row.test.tsx'];
const DEVICE = ['tests/unit/viewing/kept-viewing.dom.test.ts'];

const row = (tests: readonly string[], file: string, find: string, replace: string): Breakage => ({
  ids: [],
  file,
  find,
  replace,
  tests,
});

/** Breakages of where one watches: what is read, what is said of another country, and whose choice stands. */
export const VIEWING_BREAKAGES: readonly Breakage[] = [
  row(RULES, VIEWING, 'known && Array.isArray(services)', 'Array.isArray(services)'),
  row(RULES, VIEWING, '.slice(0, OWN_SERVICES)', ''),
  row(RULES, VIEWING, 'name.length > SERVICE_NAME_LENGTH', 'false'),
  row(RULES, STREAMING, '(streamingIn ?? DEFAULT_COUNTRY) !== country', 'false'),
  row(RULES, STREAMING, 'if (streamingEstimated) return { names: streamingOn, estimated: true, own: NONE };', ''),
  row(RULES, STREAMING, '[...own, ...streamingOn.filter((name) => !own.has(name))]', '[...streamingOn]'),
  row(RULES, FACTS, 'providers: null, ...(country', '...(country'),
  row(RULES, FACTS, 'country === undefined ? known : { ...known, streamingOn: [], streamingEstimated: true }', 'known'),
  row(RULES, FACTS, "film.description === '' && ", ''),
  row(RULES, 'src/data/tmdb/film/fetch-film-facts.ts', ', language: DEFAULT_LANGUAGE }', ' }'),
  row(RULES, 'src/data/tmdb/film/fetch-film-details.ts', ', include_video_language: `${language.slice(0, 2)},en`', ''),
  row(OFFERED, 'src/domain/viewing/suggested-country.ts', 'code === named && ', ''),
  row(RULES, 'src/data/tmdb/query/discover-params.ts', "      with_watch_monetization_types: 'flatrate',\n", ''),
  row(RULES, 'src/data/tmdb/parse/parse-film-details.ts', " || englishOverview(body['translations'])", ''),
  row(['tests/unit/film/film-facts-store.test.ts'], STORE, 'dated !== null && isHere(dated) &&', 'dated !== null &&'),
  row(['tests/unit/film/film-facts-store.test.ts'], STORE, '(!isHere(dated) || before', '(before'),
  row(
    ['tests/unit/film/film-facts-store.test.ts'],
    STORE,
    '? ok(toldHere(dated)) : answer',
    '? ok(dated.value) : answer',
  ),
  row(DEVICE, KEPT, 'sameViewing(before.value, next.value)', 'false'),
  row(DEVICE, KEPT, 'if (key === NAME || key === null) show(read());', ''),
  row(DEVICE, 'src/data/services/leaving.ts', '  keptViewing.clear();\n', ''),
  row(IN_A_ROW, MIRROR, 'if (read.row.at >= keptViewing.at()) ', ''),
  row(IN_A_ROW, CHOOSE, 'runtime ? Infinity : 0', '0'),
  row(IN_A_ROW, CHOOSE, 'kept.ok ? kept.value : 0', 'Infinity'),
  row(IN_A_ROW, CHOOSE, ' && keptViewing.current() === shown', ''),
  row(IN_A_ROW, CHOOSE, 'keptViewing.owner() === owner && ', ''),
  row(MEMBER, REFRESHER, 'if ((await readViewing(database))?.at !== chosen.at) return;', ''),
  row(MEMBER, REFRESHER, 'if (kept?.sent === false) return null;', ''),
  row(MEMBER, REFRESHER, 'stored === null || stored.at < kept.at', 'false'),
  row(MEMBER, 'src/data/local/member/own-profile.ts', '?.sent === false ? 1 : 0', '? 0 : 0'),
  row(MEMBER, 'src/data/sync/outbox/viewing-choice.ts', '(await readViewing(database))?.at ?? 0', '0'),
  row(MEMBER, 'src/data/local/member/own-profile.ts', '|| row.sent', ''),
  row(
    ['tests/unit/questionnaire/questionnaire.test.tsx'],
    'src/features/questionnaire/questionnaire.tsx',
    'kept ? own : null',
    'null',
  ),
  row(
    ['tests/unit/viewing/viewing-screen.test.tsx'],
    'src/features/viewing/viewing-screen.tsx',
    'compareText(one.label, other.label)',
    'one.label.localeCompare(other.label)',
  ),
];
