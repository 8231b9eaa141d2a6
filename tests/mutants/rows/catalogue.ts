import type { Breakage } from '../breakage';

const SEARCH = 'src/data/catalogue/device-search.ts';
const KEPT = 'src/data/catalogue/kept-catalogue.ts';
const ALLOWED = 'src/domain/catalogue/allowed-films.ts';
const SEEN = 'src/domain/catalogue/seen-film.ts';
const ROOM = 'src/domain/catalogue/catalogue-room.ts';

const DEVICE_SEARCH = ['tests/unit/catalogue/device-search.test.ts'];
const DEVICE_COLLECTION = ['tests/unit/catalogue/device-collection.test.ts'];
const KEPT_CATALOGUE = ['tests/unit/catalogue/kept-catalogue.test.ts'];
const LISTED = ['tests/unit/movie/seen-film.test.tsx'];
const FORGOTTEN = ['tests/unit/catalogue/forgotten-films.test.ts'];

const PLAN = 'src/domain/catalogue/filling-plan.ts';
const FILL = 'src/data/catalogue/fill-step.ts';
const IDLE = 'src/data/catalogue/idle-steps.ts';
const PROGRESS = 'src/data/catalogue/kept-progress.ts';
const POSTERS = 'src/data/catalogue/seen-posters.ts';
const MOMENT = 'src/data/platform/spare-moment.ts';
const CONNECTION = 'src/data/platform/spare-connection.ts';

const FILLING_PLAN = ['tests/unit/catalogue/filling-plan.test.ts'];
const FILL_STEP = ['tests/unit/catalogue/fill-step.test.ts'];
const IDLE_STEPS = ['tests/unit/catalogue/idle-steps.test.ts'];
const FILL_DEVICE = ['tests/unit/catalogue/fill-device.dom.test.ts'];
const SEEN_POSTERS = ['tests/unit/catalogue/seen-posters.test.ts'];
const SPARE_MOMENT = ['tests/unit/catalogue/spare-moment.dom.test.ts'];
const TITLED = ['tests/unit/film/titled-on-device.test.tsx'];

/** Breakages of the films on the device, and of searches among them. */
export const CATALOGUE_BREAKAGES: readonly Breakage[] = [
  { ids: [], file: ALLOWED, find: 'if (allowed === null) return true;', replace: 'return true;', tests: DEVICE_SEARCH },
  {
    ids: [],
    file: ALLOWED,
    find: 'film.voteCount < SORTED_MIN_VOTES',
    replace: 'film.voteCount < 0',
    tests: DEVICE_SEARCH,
  },
  { ids: [], file: SEARCH, find: 'all.length < CATALOGUE_LEAST', replace: 'all.length < 0', tests: DEVICE_SEARCH },
  {
    ids: ['ERR-18'],
    file: SEARCH,
    find: " && failure.reason === 'offline'",
    replace: '',
    tests: DEVICE_SEARCH,
  },
  { ids: [], file: SEARCH, find: 'return Math.min(', replace: 'return Math.max(', tests: DEVICE_SEARCH },
  {
    ids: [],
    file: SEARCH,
    find: 'if (ANSWERS.has(failure.reason)) return fail(failure);',
    replace: '',
    tests: DEVICE_SEARCH,
  },
  {
    ids: [],
    file: SEARCH,
    find: 'online ? null : await',
    replace: 'online || !online ? null : await',
    tests: DEVICE_SEARCH,
  },
  {
    ids: [],
    file: 'src/domain/recommend/found-candidate.ts',
    find: 'both.length > 0 ? both :',
    replace: '',
    tests: KEPT_CATALOGUE,
  },
  { ids: [], file: SEEN, find: 'one.seenAt <= other.seenAt', replace: 'one.seenAt <= Infinity', tests: KEPT_CATALOGUE },
  {
    ids: [],
    file: ROOM,
    find: 'now - seenAt < CATALOGUE_KEPT_MS',
    replace: 'seenAt < Infinity',
    tests: KEPT_CATALOGUE,
  },
  {
    ids: [],
    file: ROOM,
    find: 'worth(b, now) - worth(a, now)',
    replace: 'worth(a, now) - worth(b, now)',
    tests: KEPT_CATALOGUE,
  },
  { ids: [], file: KEPT, find: 'this.bytes > CATALOGUE_BYTES ||', replace: '', tests: KEPT_CATALOGUE },
  {
    ids: [],
    file: 'src/data/local/met/met-films.ts',
    find: ', forgetSeenFilms(Date.now())',
    replace: '',
    tests: KEPT_CATALOGUE,
  },
  {
    ids: [],
    file: 'src/data/catalogue/catalogue.ts',
    find: 'refused = kept !== null && !written.ok;',
    replace: 'refused = false;',
    tests: DEVICE_SEARCH,
  },
  {
    ids: [],
    file: 'src/ui/film/result-slide.tsx',
    find: 'fromDevice && film === props.film',
    replace: 'false',
    tests: ['tests/unit/results/result-slide.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/catalogue/device-collection.ts',
    find: 'if (films.length === 0)',
    replace: 'if (films.length < 0)',
    tests: DEVICE_COLLECTION,
  },
  {
    ids: [],
    file: 'src/data/catalogue/device-collection.ts',
    find: 'named ? all : all.filter(',
    replace: 'named ? all.filter(({ voteCount }) => voteCount >= SORTED_MIN_VOTES) : all.filter(',
    tests: DEVICE_COLLECTION,
  },
  {
    ids: [],
    file: 'src/data/catalogue/device-collection.ts',
    find: "found.error.reason === 'cancelled'",
    replace: "found.error.reason === 'slow'",
    tests: DEVICE_COLLECTION,
  },
  {
    ids: [],
    file: 'src/data/catalogue/catalogue.ts',
    find: '>= CATALOGUE_LEAST',
    replace: '>= 0',
    tests: DEVICE_SEARCH,
  },
  { ids: [], file: KEPT, find: 'askedAt > forgotten', replace: 'askedAt > 0', tests: FORGOTTEN },
  { ids: [], file: KEPT, find: 'notedAt > forgotten', replace: 'notedAt > 0', tests: FORGOTTEN },
  { ids: [], file: KEPT, find: 'time - now < CATALOGUE_CLOCK_MS', replace: 'time > 0', tests: FORGOTTEN },
  {
    ids: [],
    file: 'src/data/tmdb/client/client.ts',
    find: 'seenAt: page.value.fetchedAt, askedAt });',
    replace: 'seenAt: page.value.fetchedAt, askedAt: now() });',
    tests: FORGOTTEN,
  },
  {
    ids: [],
    file: 'src/data/local/device/clear-store.ts',
    find: 'opening.result.createObjectStore(store);',
    replace: 'opening.transaction?.abort();',
    tests: FORGOTTEN,
  },
  {
    ids: [],
    file: 'src/features/movie/movie-screen.tsx',
    find: 'known ?? card ?? listed',
    replace: 'known ?? card',
    tests: LISTED,
  },
  {
    ids: [],
    file: 'src/features/movie/movie-screen.tsx',
    find: "error !== null && error.reason !== 'not-found'",
    replace: 'error !== null',
    tests: LISTED,
  },
  { ids: [], file: PLAN, find: 'known.length === 1 &&', replace: 'known.length > 0 &&', tests: FILLING_PLAN },
  { ids: [], file: PLAN, find: 'now - read.readAt < FILLED_FRESH_MS', replace: 'read.readAt > 0', tests: FILLING_PLAN },
  { ids: [], file: PLAN, find: 'page < next.page ||', replace: 'page < 0 ||', tests: FILLING_PLAN },
  { ids: [], file: PLAN, find: 'Math.max(0, short) /', replace: '0 * Math.max(0, short) /', tests: FILLING_PLAN },
  { ids: [], file: PLAN, find: 'Math.min(read.total, FILLING_PAGES)', replace: 'read.total', tests: FILLING_PLAN },
  { ids: [], file: FILL, find: 'asked < FILLING_REQUESTS', replace: 'asked < Infinity', tests: FILL_STEP },
  {
    ids: [],
    file: FILL,
    find: "if (!answer.ok) return 'over';",
    replace: "if (!answer.ok) return 'more';",
    tests: FILL_STEP,
  },
  { ids: [], file: PROGRESS, find: 'forgottenAt >= since', replace: 'forgottenAt >= Infinity', tests: FILL_STEP },
  {
    ids: [],
    file: PROGRESS,
    find: 'store.put(progress, PROGRESS_KEY)',
    replace: 'store.put({}, PROGRESS_KEY)',
    tests: FILL_STEP,
  },
  { ids: [], file: IDLE, find: 'if (!welcome()) return;', replace: '', tests: IDLE_STEPS },
  {
    ids: [],
    file: IDLE,
    find: 'if (welcome()) await alone',
    replace: 'if (left.length > 0) await alone',
    tests: IDLE_STEPS,
  },
  {
    ids: [],
    file: 'src/data/catalogue/fill-device.ts',
    find: 'mayFetchAhead() && movieDatabase.quietMs() >= FILLING_QUIET_MS',
    replace: 'mayFetchAhead()',
    tests: FILL_DEVICE,
  },
  {
    ids: [],
    file: 'src/data/services/page-services.ts',
    find: '}, FILLING_START_MS)',
    replace: '}, 0)',
    tests: FILL_DEVICE,
  },
  { ids: [], file: POSTERS, find: 'if (poster.ok) await', replace: 'await', tests: SEEN_POSTERS },
  { ids: [], file: POSTERS, find: '&& (await hasRoom(SEEN_POSTERS_ROOM))', replace: '', tests: SEEN_POSTERS },
  { ids: [], file: POSTERS, find: '(await progress.read(since)).ok &&', replace: '', tests: SEEN_POSTERS },
  { ids: [], file: POSTERS, find: '.slice(0, SEEN_POSTERS_A_VISIT)', replace: '', tests: SEEN_POSTERS },
  { ids: [], file: CONNECTION, find: 'saveData === true ||', replace: '', tests: SPARE_MOMENT },
  { ids: [], file: CONNECTION, find: "type === 'cellular' ||", replace: '', tests: SPARE_MOMENT },
  { ids: [], file: MOMENT, find: "document.visibilityState === 'visible' &&", replace: '', tests: SPARE_MOMENT },
  { ids: [], file: CONNECTION, find: 'navigator.onLine &&', replace: '', tests: SPARE_MOMENT },
  {
    ids: [],
    file: 'src/data/platform/web-lock.ts',
    find: 'lock === null ? undefined : work()',
    replace: 'work()',
    tests: SPARE_MOMENT,
  },
  {
    ids: [],
    file: 'src/data/hooks/films/use-shared-film.ts',
    find: 'data ?? onDevice?.films',
    replace: 'data',
    tests: TITLED,
  },
  { ids: [], file: 'src/domain/film/shared-film.ts', find: 'likeness(b) - likeness(a) ||', replace: '', tests: TITLED },
];
