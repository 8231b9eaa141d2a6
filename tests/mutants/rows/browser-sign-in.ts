import type { Breakage } from '../breakage';

const AUTH_SCREEN = 'src/features/auth/auth-screen.tsx';
const USE_AUTH_FORM = 'src/features/auth/use-auth-form.ts';
const NEW_PASSWORD_FORM = 'src/ui/form/new-password-form.tsx';
const USE_RECOVERY = 'src/features/auth/use-recovery.ts';
const AUTH_FORM = 'src/features/auth/auth-form.tsx';
const FORGOT_DIALOG = 'src/features/auth/forgot-dialog.tsx';

const IN_AUTH = ['tests/e2e/account/auth.spec.ts'];
const IN_SPINE = ['tests/e2e/sync/spine.spec.ts'];
const IN_RESET = ['tests/e2e/account/reset.spec.ts'];
const IN_SETTINGS = ['tests/e2e/account/settings.spec.ts'];
const IN_BAD_INPUT = ['tests/e2e/frame/bad-input.spec.ts'];

/** Breakages that a browser must notice, of signing in and passwords. */
export const BROWSER_SIGN_IN_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['AUTH-01'],
    file: 'src/app/sign-in/auth-route.tsx',
    find: 'location.pathname === ROUTES.join ?',
    replace: 'location.pathname === ROUTES.login ?',
    tests: IN_AUTH,
  },
  {
    ids: ['AUTH-03'],
    file: AUTH_SCREEN,
    find: '        <ProviderButton onNotice={setNotice} />\n',
    replace: '',
    tests: IN_AUTH,
  },
  { ids: ['AUTH-03'], file: AUTH_SCREEN, find: 'to={ROUTES.privacy}', replace: 'to={ROUTES.terms}', tests: IN_AUTH },
  {
    ids: ['AUTH-07'],
    file: USE_AUTH_FORM,
    find: 'if (answer.value) toasts',
    replace: 'if (!answer.value) toasts',
    tests: IN_SPINE,
  },
  {
    ids: ['AUTH-09'],
    file: 'src/data/supabase/auth/arrival.ts',
    find: "if (type === 'recovery') return",
    replace: "if (type === 'recovery' && tokens === null) return",
    tests: IN_RESET,
  },
  {
    ids: ['RESET-01'],
    file: NEW_PASSWORD_FORM,
    find: 'name="confirm-password"\n        autoComplete="new-password"\n        required\n        value={form.repeated}',
    replace:
      'name="confirm-password"\n        autoComplete="new-password"\n        required\n        value={form.password}',
    tests: IN_RESET,
  },
  {
    ids: ['RESET-01'],
    file: 'src/ui/form/password-field.tsx',
    find: 'onPress={() => setShown(!shown)}',
    replace: 'onPress={() => setShown(true)}',
    tests: IN_RESET,
  },
  {
    ids: ['RESET-03'],
    file: USE_RECOVERY,
    find: '    if (!tokens) {\n      refuse();\n',
    replace: '    if (!tokens) {\n',
    tests: IN_RESET,
  },
  {
    ids: ['RESET-03'],
    file: USE_RECOVERY,
    find: "else if (answer.error === 'refused') refuse();",
    replace: '',
    tests: IN_RESET,
  },
  {
    ids: ['ERR-29'],
    file: 'src/features/settings/use-reset-mail.ts',
    find: "answer.ok ? 'sent' : 'failed'",
    replace: "answer.ok ? 'idle' : 'failed'",
    tests: IN_SETTINGS,
  },
  {
    ids: ['ERR-38'],
    file: 'src/words/en/account/settings.ts',
    find: "mismatch: 'New passwords do not match'",
    replace: "mismatch: 'Passwords do not match'",
    tests: IN_SETTINGS,
  },
  {
    ids: ['ERR-39'],
    file: NEW_PASSWORD_FORM,
    find: "form.faults.short ? words.shortPassword : ''",
    replace: "''",
    tests: IN_SETTINGS,
  },
  {
    ids: ['ERR-42'],
    file: AUTH_FORM,
    find: "form.faults.email ? AUTH.invalidEmail : ''",
    replace: "''",
    tests: IN_BAD_INPUT,
  },
  {
    ids: ['ERR-43'],
    file: AUTH_FORM,
    find: "form.faults.password ? AUTH.shortPassword : ''",
    replace: "''",
    tests: IN_BAD_INPUT,
  },
  {
    ids: ['ERR-44'],
    file: FORGOT_DIALOG,
    find: "forgot.faulty ? AUTH.invalidEmail : ''",
    replace: "''",
    tests: IN_RESET,
  },
  {
    ids: ['ERR-45'],
    file: 'src/features/auth/reset-form.tsx',
    find: 'shortPassword: AUTH.shortPassword',
    replace: "shortPassword: ''",
    tests: IN_RESET,
  },
  {
    ids: ['ERR-46'],
    file: NEW_PASSWORD_FORM,
    find: "form.faults.differs ? words.mismatch : ''",
    replace: "''",
    tests: IN_RESET,
  },
  {
    ids: ['ERR-55'],
    file: USE_AUTH_FORM,
    find: "    toasts.show({ kind: 'success', text: AUTH.signedIn, everywhere: true });\n",
    replace: '',
    tests: IN_BAD_INPUT,
  },
  {
    ids: ['ERR-56'],
    file: USE_AUTH_FORM,
    find: 'text: AUTH.created, everywhere: true',
    replace: 'text: AUTH.signedIn, everywhere: true',
    tests: IN_SPINE,
  },
  {
    ids: ['ERR-57'],
    file: USE_AUTH_FORM,
    find: 'else setUnconfirmed({ email: trimEmail(email), justSent: true });',
    replace: '',
    tests: IN_AUTH,
  },
  {
    ids: ['ERR-58'],
    file: FORGOT_DIALOG,
    find: '{forgot.sent && <GoodNews text={AUTH.linkSent} />}',
    replace: '',
    tests: IN_RESET,
  },
  {
    ids: ['ERR-59'],
    file: 'src/app/sign-in/reset-route.tsx',
    find: "setNotice('password-updated');",
    replace: "setNotice('reset-link');",
    tests: IN_RESET,
  },
];
