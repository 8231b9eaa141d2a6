import type { Breakage } from '../breakage';

const SENTENCE = 'src/features/auth/auth-sentence.ts';
const FORM = 'src/features/auth/use-auth-form.ts';
const ARRIVAL = 'src/data/supabase/auth/arrival.ts';

const SENTENCES = ['tests/unit/auth/auth-sentence.test.ts'];
const SCREEN = ['tests/unit/auth/auth-route.test.tsx'];
const ARRIVED = ['tests/unit/auth/arrival.test.ts'];
const CALLS = ['tests/unit/auth/auth-calls.test.ts'];

/** Breakages of signing in, signing up and new passwords. */
export const SIGN_IN_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['VAL-03'],
    file: 'src/domain/account/credentials.ts',
    find: 'return email.trim();',
    replace: 'return email;',
    tests: ['tests/unit/auth/credentials.test.ts'],
  },
  {
    ids: ['AUTH-02'],
    file: 'src/features/auth/login-notice.ts',
    find: "=== 'sign-up'",
    replace: "=== 'join'",
    tests: SCREEN,
  },
  {
    ids: ['AUTH-06'],
    file: 'src/data/services/sign-in.ts',
    find: 'return data.session ? keep(backend, data.session) : ok(null);',
    replace: 'return keep(backend, data.session);',
    tests: CALLS,
  },
  {
    ids: ['AUTH-10'],
    file: ARRIVAL,
    find: "if (type === 'recovery') return { kind: 'recovery', tokens };",
    replace: '',
    tests: ARRIVED,
  },
  {
    ids: ['VAL-04'],
    file: 'src/domain/account/credentials.ts',
    find: 'email: !hasAt(email), password: password.length < MIN_PASSWORD_LENGTH',
    replace: 'email: !hasAt(email), password: false',
    tests: SCREEN,
  },
  {
    ids: ['CALL-20'],
    file: 'src/data/supabase/auth/session-for.ts',
    find: 'signInWithPassword({ email, password })',
    replace: "signInWithPassword({ email: '', password })",
    tests: CALLS,
  },
  {
    ids: ['CALL-21'],
    file: 'src/data/supabase/auth/provider.ts',
    find: "prompt: 'consent'",
    replace: "prompt: 'none'",
    tests: CALLS,
  },
  {
    ids: ['CALL-24', 'RESET-05'],
    file: 'src/data/supabase/auth/recovery.ts',
    find: "await client.signOut({ scope: 'local' });",
    replace: '',
    tests: ['tests/unit/auth/recovery.test.ts'],
  },
  {
    ids: ['ERR-60'],
    file: SENTENCE,
    find: "    case 'email-not-confirmed':\n      return AUTH.emailNotConfirmed;",
    replace: "    case 'email-not-confirmed':\n      return AUTH.confirmFirst;",
    tests: SENTENCES,
  },
  {
    ids: ['ERR-62'],
    file: SENTENCE,
    find: "mode === 'sign-up' ? AUTH.createFailed : AUTH.invalidCredentials",
    replace: 'AUTH.invalidCredentials',
    tests: SENTENCES,
  },
  {
    ids: ['ERR-63'],
    file: SENTENCE,
    find: 'return AUTH.alreadyRegistered;',
    replace: 'return AUTH.createFailed;',
    tests: SENTENCES,
  },
  {
    ids: ['ERR-63'],
    file: FORM,
    find: "    if (reason.reason === 'already-registered') onMode('sign-in');\n",
    replace: '',
    tests: SCREEN,
  },
  { ids: ['ERR-63'], file: FORM, find: "onMode('sign-in')", replace: "onMode('sign-up')", tests: SCREEN },
  {
    ids: ['ERR-64'],
    file: 'src/data/supabase/auth/auth-failure.ts',
    find: "error.reasons.length === 0 || error.reasons.includes('length')",
    replace: 'error.reasons.length >= 0',
    tests: SENTENCES,
  },
  {
    ids: ['ERR-65'],
    file: 'src/data/supabase/auth/auth-failure.ts',
    find: "['email_address_invalid', 'invalid-email'],",
    replace: '',
    tests: SENTENCES,
  },
  { ids: ['ERR-66'], file: SENTENCE, find: 'failure.message || AUTH.failed', replace: 'AUTH.failed', tests: SENTENCES },
  {
    ids: ['ERR-67'],
    file: ARRIVAL,
    find: "['invalid_credentials', 'provider-credentials'],",
    replace: '',
    tests: ARRIVED,
  },
  { ids: ['ERR-68'], file: ARRIVAL, find: "['popup_closed_by_user', 'provider-closed'],", replace: '', tests: ARRIVED },
  {
    ids: ['ERR-69'],
    file: ARRIVAL,
    find: " ?? PROVIDER_FAULTS.get(parameters.get('error') ?? '')",
    replace: '',
    tests: ARRIVED,
  },
  {
    ids: ['ERR-71'],
    file: SENTENCE,
    find: "'email-not-confirmed': AUTH.confirmFirst",
    replace: "'email-not-confirmed': AUTH.linkFailed",
    tests: SENTENCES,
  },
  {
    ids: ['ERR-73'],
    file: ARRIVAL,
    find: "if (paths.reset.includes(pathname)) return 'reset-link';",
    replace: '',
    tests: ARRIVED,
  },
  {
    ids: ['ERR-74'],
    file: ARRIVAL,
    find: 'accessToken && refreshToken ?',
    replace: 'accessToken !== null && refreshToken !== undefined ?',
    tests: ARRIVED,
  },
  {
    ids: ['ERR-83'],
    file: 'src/data/supabase/auth/auth-failure.ts',
    find: "  ['invalid_credentials', 'invalid-credentials'],\n",
    replace: '',
    tests: SENTENCES,
  },
  {
    ids: ['ERR-83'],
    file: 'src/data/supabase/auth/auth-failure.ts',
    find: '!status || status >= 500',
    replace: '!status',
    tests: SENTENCES,
  },
  {
    ids: ['ERR-83'],
    file: 'src/data/supabase/auth/auth-failure.ts',
    find: 'if (isTooShort(error)) return',
    replace: 'if (!isTooShort(error)) return',
    tests: SENTENCES,
  },
  {
    ids: [],
    file: 'src/data/supabase/auth/arrival.ts',
    find: "'mail-link' : 'some-link'",
    replace: "'mail-link' : 'reset-link'",
    tests: ['tests/unit/auth/arrival.test.ts'],
  },
];
