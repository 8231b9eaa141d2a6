import type { Breakage } from '../breakage';

const USERNAME = 'src/domain/account/username.ts';
const USERNAME_EDITOR = 'src/features/profile/username-editor.tsx';
const NAME_EDITOR = 'src/features/profile/name-editor.tsx';
const PASSWORD_FORM = 'src/features/settings/change-password-form.tsx';
const RESET_MAIL = 'src/features/settings/use-reset-mail.ts';

const PROFILE = ['tests/unit/profile/profile-screen.test.tsx'];
const SETTINGS = ['tests/unit/auth/settings-screen.test.tsx'];
const CALLS = ['tests/unit/auth/profile-calls.test.ts'];

/** Breakages of the profile and the settings. */
export const PROFILE_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['PROF-03'],
    file: 'src/features/profile/account-info.tsx',
    find: 'dayText(since)',
    replace: 'member.createdAt',
    tests: PROFILE,
  },
  {
    ids: ['PROF-04'],
    file: 'src/features/profile/account-info.tsx',
    find: '{hasProviderAccount(member) && <Kind>{PROFILE.accountType}</Kind>}',
    replace: '',
    tests: PROFILE,
  },
  {
    ids: ['PROF-06'],
    file: 'src/features/profile/use-editor.ts',
    find: 'cancel: close,',
    replace: 'cancel: () => setFailure(null),',
    tests: PROFILE,
  },
  {
    ids: ['PROF-07', 'ERR-31', 'ERR-32'],
    file: 'src/data/hooks/account/use-username-check.ts',
    find: "free ? 'available' : 'taken'",
    replace: "'available'",
    tests: PROFILE,
  },
  {
    ids: ['VAL-06'],
    file: 'src/config/account/username-check.ts',
    find: 'USERNAME_CHECK_MS = 500',
    replace: 'USERNAME_CHECK_MS = 250',
    tests: PROFILE,
  },
  { ids: ['VAL-07'], file: USERNAME, find: ' && username !== current', replace: '', tests: PROFILE },
  {
    ids: ['VAL-08'],
    file: USERNAME,
    find: 'export function trimmedUsername(text: string): string {\n  return text.trim();',
    replace: 'export function trimmedUsername(text: string): string {\n  return text;',
    tests: PROFILE,
  },
  { ids: ['VAL-09', 'ERR-31'], file: USERNAME, find: " && availability !== 'taken'", replace: '', tests: PROFILE },
  { ids: ['VAL-10'], file: USERNAME, find: "name === '' ? null : name", replace: 'name', tests: PROFILE },
  {
    ids: ['ERR-33'],
    file: 'src/data/supabase/tables/save-profile.ts',
    find: "'23505'",
    replace: "'23506'",
    tests: CALLS,
  },
  {
    ids: ['NAV-06'],
    file: 'src/domain/account/avatar-letter.ts',
    find: "firstName || email || 'U'",
    replace: "email || firstName || 'U'",
    tests: ['tests/unit/account/avatar-letter.test.ts'],
  },
  {
    ids: ['SET-03', 'ROLE-05'],
    file: 'src/domain/account/provider-account.ts',
    find: "!hasProviderAccount(member) || member.providers.includes('email')",
    replace: 'true',
    tests: SETTINGS,
  },
  {
    ids: ['SET-05'],
    file: 'src/ui/form/use-new-password.ts',
    find: "setRepeated('')",
    replace: 'setRepeated(password)',
    tests: SETTINGS,
  },
  {
    ids: ['PROF-02'],
    file: 'src/features/profile/profile-editors.tsx',
    find: '        <NameEditor first={profile.firstName} last={profile.lastName} />\n',
    replace: '',
    tests: PROFILE,
  },
  {
    ids: ['PROF-05'],
    file: USERNAME_EDITOR,
    find: 'onEdit={editor.edit}',
    replace: 'onEdit={editor.cancel}',
    tests: PROFILE,
  },
  {
    ids: ['PROF-05'],
    file: USERNAME_EDITOR,
    find: 'onSave={() => void save()}',
    replace: 'onSave={editor.cancel}',
    tests: PROFILE,
  },
  {
    ids: ['PROF-08'],
    file: NAME_EDITOR,
    find: 'onCancel={editor.cancel}',
    replace: "onCancel={() => editor.change({ first: '', last: '' })}",
    tests: PROFILE,
  },
  {
    ids: ['ERR-34'],
    file: USERNAME_EDITOR,
    find: 'title={PROFILE.usernameFailed}',
    replace: 'title={PROFILE.nameFailed}',
    tests: PROFILE,
  },
  {
    ids: ['ERR-35'],
    file: USERNAME_EDITOR,
    find: 'PROFILE.usernameSaved',
    replace: 'PROFILE.nameSaved',
    tests: PROFILE,
  },
  {
    ids: ['ERR-36'],
    file: NAME_EDITOR,
    find: 'title={PROFILE.nameFailed}',
    replace: 'title={PROFILE.usernameFailed}',
    tests: PROFILE,
  },
  { ids: ['ERR-37'], file: NAME_EDITOR, find: 'PROFILE.nameSaved', replace: 'PROFILE.usernameSaved', tests: PROFILE },
  {
    ids: ['SET-01'],
    file: 'src/domain/account/provider-account.ts',
    find: "!hasProviderAccount(member) || member.providers.includes('email')",
    replace: "hasProviderAccount(member) && member.providers.includes('email')",
    tests: SETTINGS,
  },
  {
    ids: ['SET-02'],
    file: 'src/features/settings/settings-screen.tsx',
    find: '<Panel title={SETTINGS.forgotTitle}>',
    replace: '<Panel title={SETTINGS.changeTitle}>',
    tests: SETTINGS,
  },
  {
    ids: ['SET-04'],
    file: 'src/ui/form/use-new-password.ts',
    find: '    setWorking(true);\n',
    replace: '',
    tests: SETTINGS,
  },
  {
    ids: ['SET-06'],
    file: 'src/data/supabase/auth/change-password.ts',
    find: 'memberBearer(source, memberId), { password }',
    replace: 'memberBearer(source, memberId), { password, current_password: password }',
    tests: ['tests/unit/auth/change-password.test.ts'],
  },
  {
    ids: ['ERR-26'],
    file: PASSWORD_FORM,
    find: 'text: SETTINGS.updated',
    replace: 'text: SETTINGS.update',
    tests: SETTINGS,
  },
  {
    ids: ['ERR-27'],
    file: PASSWORD_FORM,
    find: 'failure.message || SETTINGS.failed',
    replace: 'failure.message || SETTINGS.failedOffline',
    tests: SETTINGS,
  },
  {
    ids: ['ERR-28'],
    file: RESET_MAIL,
    find: "setState('no-email')",
    replace: "setState('failed')",
    tests: SETTINGS,
  },
  { ids: ['ERR-30'], file: RESET_MAIL, find: "'sent' : 'failed'", replace: "'sent' : 'idle'", tests: SETTINGS },
  {
    ids: ['CALL-23'],
    file: RESET_MAIL,
    find: 'ownAddress(ROUTES.resetPassword)',
    replace: 'ownAddress(ROUTES.authResetPassword)',
    tests: SETTINGS,
  },
];
