import type { Breakage } from '../breakage';

const STOPPED = ['tests/unit/sync/stopped-member.dom.test.ts'];
const READY = 'src/data/member/ready-for-round.ts';
const LOCKS = ['tests/unit/sync/web-lock.test.ts'];
const ARRIVAL = ['tests/unit/auth/another-account.dom.test.ts'];
const FULL = ['tests/unit/sync/full-device.test.tsx'];
const DRIVER = ['tests/unit/sync/driver.test.ts'];
const UNREADABLE = ['tests/unit/local/unreadable-device.test.tsx'];
const TRIGGERS = 'src/data/hooks/member/use-sync-triggers.ts';
const TRIGGERED = ['tests/unit/sync/use-sync-triggers.dom.test.ts'];

/** Breakages of what stops sync, and of what a member is told then: no statement of the specification is about that. */
export const STOPPED_SYNC_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/domain/marks/sync-failure.ts',
    find: "  if (code === 'PT410') return { reason: 'gone' };\n",
    replace: '',
    tests: STOPPED,
  },
  {
    ids: [],
    file: 'src/data/sync/round/sync-member.ts',
    find: "if (!pushed.ok && pushed.error.reason !== 'wrong-user') return pushed;",
    replace: 'if (!pushed.ok) return pushed;',
    tests: STOPPED,
  },
  {
    ids: [],
    file: READY,
    find: "if (await isNewer(database.name)) return 'newer';",
    replace: '',
    tests: STOPPED,
  },
  {
    ids: [],
    file: READY,
    find: "signedOut ? 'left' : 'ready'",
    replace: "signedOut ? 'ready' : 'ready'",
    tests: STOPPED,
  },
  {
    ids: [],
    file: READY,
    find: '() => store.isSignedIn(database.userId)',
    replace: '() => Promise.resolve(store !== null)',
    tests: STOPPED,
  },
  {
    ids: [],
    file: 'src/data/hooks/member/use-sign-out.ts',
    find: '(left.ok) {\n      runtime?.stop();',
    replace: '(!left.ok) {\n      runtime?.stop();',
    tests: ['tests/unit/auth/use-sign-out.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/member/member-runtime.ts',
    find: '!signedIn.ok || signedIn.value',
    replace: 'signedIn !== null',
    tests: STOPPED,
  },
  {
    ids: [],
    file: 'src/data/platform/web-lock.ts',
    find: 'AbortSignal.timeout(patienceMs)',
    replace: 'new AbortController().signal',
    tests: LOCKS,
  },
  {
    ids: [],
    file: 'src/data/platform/web-lock.ts',
    find: '    if (lock.held) throw error;\n',
    replace: '',
    tests: LOCKS,
  },
  {
    ids: [],
    file: 'src/data/services/sign-in.ts',
    find: "return kept.ok ? ok(session) : fail({ reason: 'storage', storage: kept.error.reason });",
    replace: "return kept.ok ? ok(session) : fail({ reason: 'unreachable' });",
    tests: ARRIVAL,
  },
  {
    ids: [],
    file: 'src/data/services/sign-in.ts',
    find: "if (!read.ok) return fail({ reason: 'storage', storage: read.error.reason });",
    replace: "if (!read.ok) return fail({ reason: 'unreachable' });",
    tests: ARRIVAL,
  },
  {
    ids: [],
    file: 'src/features/auth/auth-sentence.ts',
    find: 'return AUTH.notKept[failure.storage];',
    replace: 'return AUTH.unreachable;',
    tests: ARRIVAL,
  },
  {
    ids: [],
    file: 'src/data/hooks/sync/use-sync-press.ts',
    find: 'return outcome.ok ? null : outcome.error.reason;',
    replace: 'return null;',
    tests: FULL,
  },
  {
    ids: [],
    file: 'src/data/hooks/sync/use-sync-press.ts',
    find: 'await Promise.race([round(), patience])',
    replace: 'await round()',
    tests: FULL,
  },
  {
    ids: [],
    file: 'src/data/hooks/films/use-recommendations.ts',
    find: "if (running.current === controller) setState({ status: 'failed', failure: { reason: 'malformed' } });",
    replace: '',
    tests: ['tests/unit/questionnaire/refused-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/hooks/collection/use-collection.ts',
    find: 'runtime?.onStorageFailure(read.error);',
    replace: '',
    tests: ['tests/unit/questionnaire/refused-search.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/member/unmark-films.ts',
    find: 'tellNotKept(kind, films.error);',
    replace: '',
    tests: ['tests/unit/marked-films/unmark-films.dom.test.ts'],
  },
  {
    ids: [],
    file: 'src/features/sync/tell-refusal.ts',
    find: 'if (done && !done.ok)',
    replace: 'if (!done)',
    tests: FULL,
  },
  {
    ids: [],
    file: 'src/data/hooks/device/use-little-room.ts',
    find: 'room.free < LITTLE_ROOM',
    replace: 'room.free === 0',
    tests: ['tests/unit/sync/sync-screen.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/member/member-notices.tsx',
    find: 'text: STORAGE[reason], everywhere: true',
    replace: 'text: STORAGE.unavailable, everywhere: true',
    tests: ['tests/unit/sync/storage-notice.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/local/device/storage-error.ts',
    find: "  ['UnknownError', 'unreadable'],\n",
    replace: '',
    tests: UNREADABLE,
  },
  {
    ids: [],
    file: 'src/data/sync/round/driver.ts',
    find: 'if (isForMember(error)) return waitMs(Infinity, chance);',
    replace: '',
    tests: DRIVER,
  },
  { ids: [], file: 'src/data/sync/round/driver.ts', find: 'onStorage(null)', replace: 'void 0', tests: DRIVER },
  {
    ids: [],
    file: 'src/data/sync/round/driver.ts',
    find: ' && !(await isSignedIn())',
    replace: '',
    tests: DRIVER,
  },
  {
    ids: [],
    file: 'src/data/sync/round/driver.ts',
    find: 'if (isForMember(outcome.error) && !(await isSignedIn())) return null;',
    replace: 'if (isStorageError(outcome.error)) return null;',
    tests: DRIVER,
  },
  {
    ids: [],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: 'if (stored === false) setState',
    replace: 'if (stored !== true) setState',
    tests: UNREADABLE,
  },
  {
    ids: [],
    file: 'src/data/local/device/device-database.ts',
    find: 'this.open().then(() => this.readState())',
    replace: 'this.readState()',
    tests: UNREADABLE,
  },
  {
    ids: [],
    file: 'src/app/routes/guards.tsx',
    find: 'isUnreadable ? APP.unreadable : APP.loading',
    replace: 'APP.loading',
    tests: UNREADABLE,
  },
  {
    ids: [],
    file: TRIGGERS,
    find: "document.addEventListener('resume', requestSync);",
    replace: '',
    tests: TRIGGERED,
  },
  { ids: [], file: TRIGGERS, find: 'if (persisted) requestSync();', replace: 'requestSync();', tests: TRIGGERED },
  {
    ids: [],
    file: 'src/data/hooks/sync/use-sync-status.ts',
    find: " && failure !== 'offline'",
    replace: '',
    tests: ['tests/unit/sync/sync-status.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/member/offline-line.tsx',
    find: 'status.failing ?',
    replace: '!status.failing ?',
    tests: ['tests/unit/sync/offline-line.test.tsx'],
  },
  {
    ids: [],
    file: 'src/data/member/member-runtime.ts',
    find: '    onWaiting();\n',
    replace: '',
    tests: ['tests/unit/marks/persistence.dom.test.ts'],
  },
];
