import type { Breakage } from '../breakage';

const OPEN = 'src/data/local/member/open-member-database.ts';
const OPENED = ['tests/unit/local/open-member-database.test.ts'];
const UNLISTED = ['tests/unit/local/unlisted-databases.dom.test.ts'];

const LEAVING = 'src/data/services/leaving.ts';
const STORE = 'src/data/supabase/session/session-store.ts';
const LOOK_AFTER = 'src/data/services/look-after-ended.ts';
const PROVIDER = 'src/data/hooks/session/session-provider.tsx';
const STORED = 'src/data/local/device/stored-session.ts';
const ASKED = ['tests/unit/local/stored-session.test.ts'];
const FOLLOWED = ['tests/unit/auth/unreadable-session.test.tsx'];
const COMING = ['tests/unit/auth/another-account.dom.test.ts'];
const LIST = 'src/sw/list-answer.ts';
const SETTINGS = ['tests/unit/catalogue/kept-films.test.tsx'];
const SESSION = ['tests/unit/auth/session-provider.test.tsx'];
const LISTS = ['tests/unit/worker/list-answer.test.ts'];
const DELETED = ['tests/unit/auth/deleted-account.dom.test.ts'];

/** Breakages of what a device must never lose or keep, whatever its storage does: no statement is about that. */
export const DEVICE_STORAGE_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: OPEN,
    find: "  if (waiting.value) return fail({ reason: 'unreadable' });\n",
    replace: '',
    tests: OPENED,
  },
  { ids: [], file: OPEN, find: "isRecord(chosen) && chosen['sent'] === false", replace: 'false', tests: OPENED },
  { ids: [], file: OPEN, find: 'waiting > 0', replace: 'waiting > 1', tests: OPENED },
  { ids: [], file: OPEN, find: "!('databases' in indexedDB)", replace: 'false', tests: UNLISTED },
  {
    ids: [],
    file: 'src/data/services/page-services.ts',
    find: "'databases' in indexedDB ? await indexedDB.databases() : null",
    replace: 'await indexedDB.databases()',
    tests: UNLISTED,
  },
  {
    ids: [],
    file: LEAVING,
    find: 'for (const id of await membersOnDevice()) if (id !== session.member.id) await forgetMember(id);',
    replace: 'const before = await store.read();\n    if (isOther(before)) await forgetMember(before.member.id);',
    tests: COMING,
  },
  {
    ids: [],
    file: LEAVING,
    find: '(!written.ok) {\n    await keepWhoIsHere(store);',
    replace: '(!written.ok) {',
    tests: COMING,
  },
  {
    ids: [],
    file: LEAVING,
    find: '(!givesWay(replaced)) {\n      await keepWhoIsHere(store);',
    replace: '(!givesWay(replaced)) {',
    tests: COMING,
  },
  { ids: [], file: STORE, find: ' && !givesWay(stored)) return', replace: ' && !stored) return', tests: COMING },
  {
    ids: [],
    file: 'src/data/local/member/wipe-member.ts',
    find: '    if (state.reading !== reading) return false;\n',
    replace: '',
    tests: ['tests/unit/auth/sign-out.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/hooks/member/member-provider.tsx',
    find: 'if (storage !== refused) show',
    replace: 'if (storage !== null) show',
    tests: ['tests/unit/local/member-provider.test.tsx'],
  },
  {
    ids: [],
    file: LEAVING,
    find: 'if (database) await stay(store, database);',
    replace: '',
    tests: ['tests/unit/auth/sign-out.test.ts'],
  },
  { ids: [], file: LEAVING, find: 'if (id !== session.member.id) await', replace: 'await', tests: COMING },
  {
    ids: [],
    file: STORE,
    find: '      if (ended?.memberId !== undefined) await device.session.put({ ...ended, id: `ended:${ended.memberId}` });\n',
    replace: '',
    tests: DELETED,
  },
  { ids: [], file: STORE, find: "['ended', `ended:${session.member.id}`]", replace: "['ended']", tests: DELETED },
  { ids: [], file: STORE, find: "if (stored || id !== 'ended')", replace: 'if (stored)', tests: DELETED },
  {
    ids: [],
    file: 'src/data/local/device/device-database.ts',
    find: '(await this.readUnsettled()).length > 0',
    replace: 'ended !== null',
    tests: DELETED,
  },
  {
    ids: [],
    file: LOOK_AFTER,
    find: "if (ended.id === 'ended') forgetTab();",
    replace: 'forgetTab();',
    tests: DELETED,
  },
  {
    ids: [],
    file: 'src/data/services/deleted-account.ts',
    find: 'gone.value ? await inStorage(() => source.store.settle(ended)) : ok(undefined)',
    replace: 'deleted.value ? ok(undefined) : await inStorage(() => source.store.settle(ended))',
    tests: DELETED,
  },
  {
    ids: [],
    file: PROVIDER,
    find: 'if (stored === false) setState',
    replace: 'if (stored === null) setState',
    tests: FOLLOWED,
  },
  { ids: [], file: STORED, find: "'SecurityError', 'InvalidStateError'", replace: "'SecurityError'", tests: ASKED },
  { ids: [], file: STORED, find: "id !== ('kept' satisfies KeptRow['id'])", replace: 'id !== null', tests: ASKED },
  { ids: [], file: STORED, find: 'missing || ', replace: '', tests: ASKED },
  { ids: [], file: STORED, find: '? false : null);', replace: '? false : false);', tests: ASKED },
  {
    ids: [],
    file: STORED,
    find: '          resolve(null);\n        } finally',
    replace: '          resolve(false);\n        } finally',
    tests: ASKED,
  },
  {
    ids: [],
    file: 'src/data/hooks/member/member-provider.tsx',
    find: 'if (!ended) again =',
    replace: "if (!ended && error.reason === 'unreadable') again =",
    tests: ['tests/unit/local/member-provider.test.tsx'],
  },
  { ids: [], file: LIST, find: 'request.open().catch(() => null)', replace: 'request.open()', tests: LISTS },
  {
    ids: [],
    file: LIST,
    find: 'match(request.key).catch(() => undefined)',
    replace: 'match(request.key)',
    tests: LISTS,
  },
  {
    ids: [],
    file: 'src/data/hooks/device/use-kept-films.ts',
    find: 'await forgetMetFilms();',
    replace: '',
    tests: SETTINGS,
  },
  {
    ids: [],
    file: 'src/data/hooks/device/use-kept-films.ts',
    find: 'await forgetLists();',
    replace: '',
    tests: SETTINGS,
  },
  {
    ids: [],
    file: 'src/features/settings/device-room.tsx',
    find: 'room.persisted ?',
    replace: '!room.persisted ?',
    tests: SETTINGS,
  },
  {
    ids: [],
    file: 'src/features/settings/kept-films.tsx',
    find: 'if (cleared.ok)',
    replace: 'if (cleared)',
    tests: SETTINGS,
  },
  {
    ids: [],
    file: 'src/data/local/met/forgotten-films.ts',
    find: 'await caches.delete(SEEN_POSTERS_CACHE);',
    replace: 'await Promise.resolve();',
    tests: SETTINGS,
  },
  {
    ids: [],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: 'signedInHint.read() || signedInHint.isCleared()',
    replace: 'signedInHint.read()',
    tests: SESSION,
  },
  {
    ids: [],
    file: 'src/data/local/device/kept-movie-key.ts',
    find: `    try {
      await set(ENTRY, key, this.opened());
    } catch {
      // A browser that refuses its databases may throw before there is a promise.
    }
`,
    replace: 'await set(ENTRY, key, this.opened()).catch(() => undefined);',
    tests: ['tests/unit/auth/movie-key.test.ts'],
  },
  {
    ids: [],
    file: LEAVING,
    find: '  signedInHint.write(false);\n',
    replace: '',
    tests: ['tests/unit/auth/sign-out.test.ts'],
  },
  ...['AbortError', 'DatabaseClosedError'].map((name) => ({
    ids: [],
    file: 'src/data/local/device/storage-error.ts',
    find: `  ['${name}', 'unreadable'],\n`,
    replace: '',
    tests: ['tests/unit/local/storage-error.test.ts'],
  })),
  {
    ids: [],
    file: 'src/data/local/member/open-member-database.ts',
    find: 'Promise.race([heldUp(database), ',
    replace: 'Promise.race([',
    tests: ['tests/unit/local/open-member-database.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/local/member/open-member-database.ts',
    find: 'setTimeout(() => resolve(true), HELD_UP_MS)',
    replace: 'resolve(true)',
    tests: ['tests/unit/local/open-member-database.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/local/films/present-keys.ts',
    find: '.between([kind, Dexie.minKey], [kind, Dexie.maxKey]).first()',
    replace: '.limit(0).count()',
    tests: ['tests/unit/local/present-keys.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/local/films/present-keys.ts',
    find: 'isKeyRange(given) ? given : IDBKeyRange',
    replace: 'IDBKeyRange',
    tests: ['tests/unit/local/present-keys.test.ts'],
  },
];
