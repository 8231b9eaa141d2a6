import { inFile, type Mutation } from '../mutation';

/** Mutations of the pages of an account: badges, statistics, history, profile, settings. */
export const ACCOUNT_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/app/routes/account-layout.tsx', 'tests/e2e/account/account.spec.ts', [
    ['PROF-01', 'LINKS', 'SHELL.history'],
  ]),
  ...inFile('src/hooks/use-account.ts', 'tests/e2e/account/account-numbers.spec.ts', [
    ['BADGE-10', 'useRefreshedAccount', 'renew()'],
  ]),
  ...inFile('src/features/history/use-history.ts', 'tests/unit/features/history/use-server-history.test.tsx', [
    ['HIST-12', 'useServerHistory', 'staleTime:', 'Infinity'],
    ['HIST-10', 'useServerHistory', 'refetchInterval:'],
    ['HIST-09', 'useServerHistory', 'refetchOnMount:', 'false'],
  ]),
  ...inFile('src/hooks/use-statistics.ts', 'tests/unit/hooks/use-statistics.test.tsx', [
    ['ENT-25', 'useStatistics', 'unsent.length', '0'],
  ]),
  ...inFile('src/features/profile/name-editors.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['PROF-07 ERR-31 ERR-32', 'useUsernameCheck', 'free #2', 'true'],
  ]),
  ...inFile('src/services/refresh-account.ts', 'tests/e2e/account/account-numbers.spec.ts', [
    ['BADGE-09', 'refreshAccount', 'awardBadges()'],
  ]),
  ...inFile('src/features/auth/reset-screen.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['ERR-45', 'MESSAGES', 'shortPassword:', "''"],
  ]),
  ...inFile('src/features/badges/badges-screen.tsx', 'tests/e2e/account/account-numbers.spec.ts', [
    ['BADGE-05', 'Dimmed', 'base:', '{}'],
    ['BADGE-05', 'BadgeIcon', 'earned #2', 'true'],
  ]),
  ...inFile('src/features/badges/badges-screen.tsx', 'tests/unit/features/badges/messages.test.tsx', [
    ['BADGE-03', 'EarnedBadges', '<Note> #2'],
    ['BADGE-05', 'AllBadges', 'earnedIds.has()', 'true'],
    ['BADGE-06', 'AllBadges', 'value=', '0'],
  ]),
  ...inFile('src/features/badges/badges-screen.tsx', 'tests/unit/features/badges/messages.test.tsx', [
    ['BADGE-08', 'COLORS', "'indigo'"],
  ]),
  ...inFile('src/features/badges/badges-screen.tsx', 'tests/unit/features/badges/messages.test.tsx', [
    ['BADGE-07', 'ICONS', 'Compass'],
  ]),
  ...inFile('src/features/badges/badges-screen.tsx', 'tests/e2e/account/account.spec.ts', [
    ['BADGE-02', 'BadgesScreen', 'account.earned #1', '[]'],
  ]),
  ...inFile('src/features/dashboard/dashboard-screen.tsx', 'tests/e2e/account/account.spec.ts', [
    ['DASH-01', 'DashboardScreen', 'profile.firstName', 'null'],
  ]),
  ...inFile('src/features/dashboard/dashboard-screen.tsx', 'tests/e2e/sync/main-journey.spec.ts', [
    ['DASH-02', 'DashboardScreen', 'lead='],
    ['DASH-03', 'DashboardScreen', 'questionnaire', 'null'],
  ]),
  ...inFile('src/features/history/history-screen.tsx', 'tests/e2e/account/account.spec.ts', [
    ['HIST-07', 'Content', '<RefreshButton> #3'],
  ]),
  ...inFile('src/features/history/history-screen.tsx', 'tests/unit/features/history/history-screen.test.tsx', [
    ['HIST-06', 'Content', 'HISTORY.refresh', "''"],
    ['HIST-04', 'Content', 'movies.some()'],
    ['HIST-08', 'Content', 'HISTORY.failedTitle', "''"],
    ['HIST-06', 'RefreshButton', 'loading='],
  ]),
  ...inFile('src/features/profile/profile-screen.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['PROF-03', 'AccountInfo', 'formatDate()', "''"],
    ['PROF-04', 'AccountInfo', '<Kind>'],
  ]),
  ...inFile('src/features/profile/name-editors.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['ERR-37', 'NameEditor', 'PROFILE.nameSaved', "''"],
    ['PROF-08', 'NameEditor', 'onCancel='],
  ]),
  ...inFile('src/features/profile/profile-screen.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['PROF-02', 'ProfileEditors', '<NameEditor>'],
  ]),
  ...inFile('src/features/profile/editor-card.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['PROF-06', 'useEditor', 'cancel:', '() => undefined'],
  ]),
  ...inFile('src/features/profile/name-editors.tsx', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['PROF-05', 'UsernameEditor', 'onSave='],
  ]),
  ...inFile('src/features/settings/password-forms.tsx', 'tests/unit/features/settings/settings-screen.test.tsx', [
    ['ERR-27', 'Failure', 'SETTINGS.failed #3', "''"],
    ['ERR-26', 'ChangePasswordForm', 'SETTINGS.updated', "''"],
  ]),
  ...inFile(
    'src/features/settings/delete-account-dialog.tsx',
    'tests/unit/features/settings/delete-account-card.test.tsx',
    [
      ['', 'DeleteAccountDialog', 'online #1', 'true'],
      ['', 'DeleteAccountDialog', 'deleting #1', 'false'],
      ['', 'DeleteAccountDialog', 'DELETION.unsynced()', "''"],
    ],
  ),
  ...inFile('src/features/settings/saved-movies.tsx', 'tests/unit/features/settings/saved-movies.test.tsx', [
    ['', 'Movies', 'cleared.ok', 'true'],
  ]),
  ...inFile('src/features/settings/settings-screen.tsx', 'tests/unit/features/settings/settings-screen.test.tsx', [
    ['SET-02', 'SettingsScreen', 'SETTINGS.forgotTitle', "''"],
  ]),
  ...inFile(
    'src/features/settings/delete-account-dialog.tsx',
    'tests/unit/features/settings/delete-account-card.test.tsx',
    [['', 'useDeletion', 'running.current #1', 'false']],
  ),
  ...inFile('src/features/settings/password-forms.tsx', 'tests/e2e/account/settings.spec.ts', [
    ['ERR-29', 'useResetMail', "'sent'", "'idle'"],
  ]),
  ...inFile('src/features/settings/password-forms.tsx', 'tests/unit/features/settings/settings-screen.test.tsx', [
    ['ERR-28', 'useResetMail', "'no-email'", "'failed'"],
    ['CALL-23', 'useResetMail', 'ROUTES.resetPassword', "'/'"],
  ]),
  ...inFile(
    'src/features/statistics/statistics-screen.tsx',
    'tests/unit/features/statistics/statistics-screen.test.tsx',
    [
      ['STAT-02', 'StatisticsScreen', 'favoritesCount #1', '0'],
      ['STAT-04', 'StatisticsScreen', 'formatRating()', "''"],
      ['STAT-05', 'StatisticsScreen', 'STATISTICS.favorites'],
      ['STAT-06', 'StatisticsScreen', 'formatPercent() #2', "''"],
      ['STAT-07', 'StatisticsScreen', 'STATISTICS.achievement', "''"],
      ['STAT-08', 'StatisticsScreen', 'value=', '0'],
      ['STAT-07', 'StatisticsScreen', '<Muted> #2'],
    ],
  ),
  ...inFile(
    'src/features/statistics/watched-distribution.tsx',
    'tests/unit/features/statistics/watched-distribution.test.tsx',
    [
      ['', 'useWatchedStatistics', "'watched'", "'favorite'"],
      ['', 'useWatchedDetails', 'viewingYears()', '[]'],
    ],
  ),
  ...inFile('src/components/form/new-password-form.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['RESET-01', 'NewPasswordForm', 'form.repeated', "''"],
  ]),
  ...inFile('src/components/form/new-password-form.tsx', 'tests/e2e/account/settings.spec.ts', [
    ['ERR-39', 'NewPasswordForm', 'form.faults.short', 'false'],
  ]),
  ...inFile('src/components/form/text-field.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['RESET-01', 'PasswordField', 'shown #4', 'true'],
  ]),
  ...inFile('src/components/form/new-password-form.tsx', 'tests/unit/features/settings/settings-screen.test.tsx', [
    ['SET-04', 'useNewPassword', 'setPending() #1'],
    ['SET-05', 'useNewPassword', 'setRepeated()'],
  ]),
];
