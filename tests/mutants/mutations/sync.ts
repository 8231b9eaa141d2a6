import { inFile, type Mutation } from '../mutation';

/** Mutations of what is shown and asked of a sync, and what a device can do. */
export const SYNC_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/app/shell/member-notices.tsx', 'tests/e2e/sync/sync-page.spec.ts', [
    ['ERR-04', 'useRefusalNotices', 'toasts.show()'],
  ]),
  ...inFile('src/app/shell/member-notices.tsx', 'tests/unit/sync/storage-notice.test.tsx', [
    ['', 'useStorageNotices', 'text: #1', "''"],
  ]),
  ...inFile('src/marks/offline-banner.tsx', 'tests/unit/sync/offline-line.test.tsx', [
    ['', 'briefly', 'status.failing', 'false'],
  ]),
  ...inFile('src/hooks/use-storage-space.ts', 'tests/unit/sync/sync-screen.test.tsx', [
    ['', 'useLowSpace', 'LITTLE_ROOM', '0'],
  ]),
  ...inFile('src/hooks/member-provider.tsx', 'tests/unit/local/member-provider.test.tsx', [
    ['', 'MemberProvider', 'refused #1', 'null'],
  ]),
  ...inFile('src/hooks/member-provider.tsx', 'tests/unit/sync/use-sync-triggers.dom.test.ts', [
    ['', 'useSyncTriggers', 'persisted', 'true'],
    ['', 'useSyncTriggers', 'document.addEventListener() #2'],
  ]),
  ...inFile('src/features/sync/use-outbox.ts', 'tests/unit/sync/unheard-changes.test.tsx', [
    ['', 'useOutbox', '.filter()'],
  ]),
  ...inFile('src/hooks/use-sync-now.ts', 'tests/unit/sync/full-device.test.tsx', [
    ['', 'useSyncNow', 'outcome.ok', 'true'],
  ]),
  ...inFile('src/hooks/use-sync-status.ts', 'tests/unit/sync/sync-status.test.tsx', [
    ['', 'useSyncStatus', "'offline' #2", 'true'],
  ]),
  ...inFile('src/features/watch-preferences/watch-preferences-screen.tsx', 'tests/unit/viewing/choices-in-a-row.test.tsx', [
    ['', 'useSetWatchPreferences', 'runtime #2', 'false'],
    ['', 'useSetWatchPreferences', 'watchPreferencesStore.current() #3', 'true'],
  ]),
  ...inFile('src/app/shell/header-account.tsx', 'tests/unit/viewing/choices-in-a-row.test.tsx', [
    ['', 'useMemberPreferences', 'watchPreferencesStore.at()', 'true'],
  ]),
  ...inFile('src/lib/qr-scanner.ts', 'tests/unit/together/scan-code.dom.test.ts', [
    ['', 'scanCodes', "'NotAllowedError'", 'true'],
  ]),
  ...inFile('src/lib/connection.ts', 'tests/unit/catalogue/spare-moment.dom.test.ts', [
    ['', 'isSpareConnection', 'navigator.onLine', 'true'],
    ['', 'isSpareConnection', 'saveData', 'false'],
  ]),
  ...inFile('src/lib/idle.ts', 'tests/unit/catalogue/spare-moment.dom.test.ts', [
    ['', 'mayFetchAhead', "'visible'", 'true'],
  ]),
  ...inFile('src/lib/locks.ts', 'tests/unit/catalogue/spare-moment.dom.test.ts', [
    ['', 'ifLockIsFree', 'lock', 'false'],
  ]),
  ...inFile('src/lib/locks.ts', 'tests/unit/sync/web-lock.test.ts', [
    ['', 'withWebLock', 'lock.held #2', 'false'],
  ]),
  ...inFile('src/features/sync/listed-marks.tsx', 'tests/unit/sync/listed-marks.test.tsx', [
    ['', 'MarkList', 'movie.id #2', '0'],
  ]),
  ...inFile('src/features/sync/change-lists.tsx', 'tests/unit/sync/sync-screen.test.tsx', [
    ['', 'PendingList', 'label= #2'],
  ]),
  ...inFile('src/features/sync/change-message.ts', 'tests/unit/sync/full-device.test.tsx', [
    ['', 'notifyRefusal', 'done.ok', 'false'],
  ]),
];
