import type { Breakage } from '../breakage';

const ENDED = 'src/data/services/look-after-ended.ts';
const DELETED = 'src/data/services/deleted-account.ts';
const STORE = 'src/data/supabase/session/session-store.ts';
const DELETE = 'src/data/supabase/auth/delete-account.ts';
const DIALOG = 'src/features/settings/delete-account-dialog.tsx';
const DELETION = 'src/features/settings/use-deletion.ts';
const FORGET = 'src/data/services/forget-member.ts';
const LEAVING = 'src/data/services/leaving.ts';
const MEMBER = 'src/data/local/member/member-database.ts';

const LEFT = ['tests/unit/auth/remove-empty.test.ts'];
const WIPED = ['tests/unit/auth/deleted-account.dom.test.ts'];
const SERVER = ['tests/integration/sign-in/delete-account.test.ts'];
const ASKED = ['tests/unit/account/delete-account.test.tsx'];
const STOPPED = ['tests/unit/sync/stopped-member.dom.test.ts'];

/** Breakages of the deletion of an account: no statement of the specification is about that. */
export const DELETION_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: DELETED,
    find: 'if (!deleted.ok) return ok(false);',
    replace: 'if (!deleted.ok) return ok(true);',
    tests: WIPED,
  },
  { ids: [], file: FORGET, find: '(await store.isSignedIn(id)) ? null', replace: "id === '' ? null", tests: LEFT },
  {
    ids: [],
    file: FORGET,
    find: '.every((count) =>',
    replace: '.some((count) =>',
    tests: LEFT,
  },
  { ids: [], file: MEMBER, find: 'return newVersion !== null;', replace: 'return true;', tests: LEFT },
  {
    ids: [],
    file: 'src/data/services/page-services.ts',
    find: '    void removeLeft(services);\n',
    replace: '',
    tests: ['tests/unit/auth/left-behind.dom.test.ts'],
  },
  { ids: [], file: LEAVING, find: '  void removeEmpty(store);\n', replace: '', tests: LEFT },
  { ids: [], file: DELETED, find: '    void removeEmpty(store);\n', replace: '', tests: SERVER },
  { ids: [], file: ENDED, find: '  void removeEmpty(source.store);\n', replace: '', tests: WIPED },
  { ids: [], file: DELETED, find: 'gone = deleted.value', replace: 'gone = true', tests: WIPED },
  { ids: [], file: DELETED, find: 'wipeDeletedMember);', replace: 'undefined);', tests: WIPED },
  { ids: [], file: ENDED, find: "  if (ended.id === 'ended') forgetTab();\n", replace: '', tests: WIPED },
  {
    ids: [],
    file: ENDED,
    find: "window.addEventListener('online'",
    replace: "window.addEventListener('offline'",
    tests: WIPED,
  },
  {
    ids: [],
    file: 'src/data/supabase/auth/account-deleted.ts',
    find: "typeof answer.value === 'boolean' ? ok(answer.value) : fail({ reason: 'malformed' })",
    replace: 'ok(Boolean(answer.value))',
    tests: WIPED,
  },
  {
    ids: [],
    file: STORE,
    find: 'stored !== null && stored.member.id !== memberId',
    replace: 'stored === null',
    tests: WIPED,
  },
  {
    ids: [],
    file: STORE,
    find: "if (stored || id !== 'ended') await device.session.delete(id);\n      else",
    replace: '',
    tests: WIPED,
  },
  {
    ids: [],
    file: 'src/data/member/member-runtime.ts',
    find: "outcome.error.reason === 'gone'",
    replace: "outcome.error.reason === 'wrong-user'",
    tests: STOPPED,
  },
  { ids: [], file: DELETE, find: 'fresh.value.member.id !== member.id', replace: 'false', tests: SERVER },
  { ids: [], file: DELETE, find: 'deleted.ok && deleted.value ? ok(undefined) : ', replace: '', tests: SERVER },
  { ids: [], file: DELETE, find: "NOT_FRESH = 'MQ020'", replace: "NOT_FRESH = 'MQ021'", tests: WIPED },
  {
    ids: [],
    file: 'src/data/supabase/auth/recovery.ts',
    find: 'isUnreachable(error) || error.status === 429',
    replace: '!error.status',
    tests: ['tests/unit/auth/recovery.test.ts'],
  },
  {
    ids: [],
    file: 'src/data/services/sign-in.ts',
    find: 'authFailure(error, waits.waitMs() ?? 0)',
    replace: 'authFailure(error, waits.waitMs())',
    tests: ['tests/unit/auth/auth-calls.test.ts'],
  },
  {
    ids: [],
    file: 'src/app/arrival/arriving.tsx',
    find: " || error.reason === 'too-many-attempts'",
    replace: '',
    tests: ['tests/unit/auth/arriving.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/collection/use-collection.ts',
    find: 'load().catch(() => null)',
    replace: 'load()',
    tests: ['tests/unit/questionnaire/refused-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/collection/use-collection.ts',
    find: "if (act === 'fresh' && running.current === controller) sessionShown.add(before);\n      // The frame",
    replace: '// The frame',
    tests: ['tests/unit/questionnaire/refused-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/member/member-provider.tsx',
    find: "reason: 'not-loaded' })",
    replace: "reason: 'unavailable' })",
    tests: ['tests/unit/local/member-provider.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/member/use-sign-out.ts',
    find: '.catch(() => null)',
    replace: '',
    tests: ['tests/unit/auth/use-sign-out.test.tsx'],
  },
  {
    ids: [],
    file: DELETE,
    find: "fail({ reason: 'not-asked' })",
    replace: "fail({ reason: 'unreachable' })",
    tests: WIPED,
  },
  { ids: [], file: DELETION, find: '    if (running.current) return;\n', replace: '', tests: ASKED },
  { ids: [], file: DELETION, find: '      running.current = false;\n', replace: '', tests: ASKED },
  { ids: [], file: DIALOG, find: 'deleting ? () => undefined : onKeep', replace: 'onKeep', tests: ASKED },
  { ids: [], file: DIALOG, find: '{unsent > 0 && <p>{DELETION.waiting(unsent)}</p>}', replace: '', tests: ASKED },
  { ids: [], file: DIALOG, find: 'if (online) void', replace: 'void', tests: ASKED },
];
