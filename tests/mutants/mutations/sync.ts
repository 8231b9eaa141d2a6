import { inFile, type Mutation } from '../mutation';

/** Mutations of how a sync is shown and requested, and of what a device can do. */
export const SYNC_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/app/shell/member-notices.tsx', 'tests/e2e/sync/sync-page.spec.ts', [
    ['ERR-04', 'useRefusalNotices', 'toasts.show()'],
  ]),
  ...inFile('src/app/shell/member-notices.tsx', 'tests/unit/app/shell/storage-notice.test.tsx', [
    ['', 'useStorageNotices', 'text: #1', "''"],
  ]),
  ...inFile('src/marks/offline-banner.tsx', 'tests/unit/marks/offline-banner.test.tsx', [
    ['', 'shortReason', 'status.failing', 'false'],
  ]),
  ...inFile('src/hooks/use-storage-space.ts', 'tests/unit/features/sync/sync-screen.test.tsx', [
    ['', 'useLowSpace', 'LOW_SPACE_BYTES', '0'],
  ]),
  ...inFile('src/hooks/member-provider.tsx', 'tests/unit/hooks/member-provider.test.tsx', [
    ['', 'MemberProvider', 'refused #1', 'null'],
  ]),
  ...inFile('src/hooks/member-provider.tsx', 'tests/unit/hooks/member-provider.dom.test.ts', [
    ['', 'useSyncTriggers', 'persisted', 'true'],
    ['', 'useSyncTriggers', 'document.addEventListener() #2'],
  ]),
  ...inFile('src/features/sync/use-outbox.ts', 'tests/unit/features/sync/unknown-kinds.test.tsx', [
    ['', 'useOutbox', '.filter()'],
  ]),
  ...inFile('src/hooks/use-sync-now.ts', 'tests/unit/features/sign-out/full-device.test.tsx', [
    ['', 'useSyncNow', 'outcome.ok', 'true'],
  ]),
  ...inFile('src/hooks/use-sync-status.ts', 'tests/unit/hooks/sync-status.test.tsx', [
    ['', 'useSyncStatus', "'offline' #2", 'true'],
  ]),
  ...inFile(
    'src/features/watch-preferences/watch-preferences-screen.tsx',
    'tests/unit/app/shell/rapid-choices.test.tsx',
    [
      ['', 'useSetWatchPreferences', 'store #2', 'false'],
      ['', 'useSetWatchPreferences', 'watchPreferencesStore.current() #3', 'true'],
    ],
  ),
  ...inFile('src/app/shell/header-account.tsx', 'tests/unit/app/shell/rapid-choices.test.tsx', [
    ['', 'useMemberPreferences', 'watchPreferencesStore.at()', 'true'],
  ]),
  ...inFile('src/lib/qr-scanner.ts', 'tests/unit/lib/qr-scanner.dom.test.ts', [
    ['', 'scanCodes', "'NotAllowedError'", 'true'],
  ]),
  ...inFile('src/lib/connection.ts', 'tests/unit/lib/idle.dom.test.ts', [
    ['', 'isFastUnmeteredConnection', 'navigator.onLine', 'true'],
    ['', 'isFastUnmeteredConnection', 'saveData', 'false'],
  ]),
  ...inFile('src/lib/idle.ts', 'tests/unit/lib/idle.dom.test.ts', [['', 'mayPrefetch', "'visible'", 'true']]),
  ...inFile('src/lib/locks.ts', 'tests/unit/lib/idle.dom.test.ts', [['', 'ifLockIsFree', 'lock', 'false']]),
  ...inFile('src/lib/locks.ts', 'tests/unit/lib/locks.test.ts', [['', 'withWebLock', 'lock.held #2', 'false']]),
  ...inFile('src/features/sync/sync-screen.tsx', 'tests/unit/features/sync/dismissed-movies.test.tsx', [
    ['', 'MarkList', 'movie.id #2', '0'],
  ]),
  ...inFile('src/features/sync/change-lists.tsx', 'tests/unit/features/sync/sync-screen.test.tsx', [
    ['', 'PendingList', 'label='],
  ]),
  ...inFile('src/features/sync/change-lists.tsx', 'tests/unit/features/sign-out/full-device.test.tsx', [
    ['', 'notifyRefusal', 'done.ok', 'false'],
  ]),
];
