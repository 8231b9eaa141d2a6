import type { Breakage } from '../breakage';

const USERNAME = 'src/domain/account/username.ts';

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
];
