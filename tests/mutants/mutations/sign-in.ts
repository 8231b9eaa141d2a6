import { inFile, type Mutation } from '../mutation';

/** Mutations of sign-in, sign-out and the session of a tab. */
export const SIGN_IN_MUTATIONS: readonly Mutation[] = [
  ...inFile(
    'src/app/auth-callback/auth-callback-screen.tsx',
    'tests/unit/app/auth-callback/auth-callback-screen.test.tsx',
    [['', 'outcomeOf', "'too-many-attempts'", 'false']],
  ),
  ...inFile('src/app/shell/use-sign-out-flow.tsx', 'tests/e2e/shell/navigation.spec.ts', [
    ['ERR-47', 'useSignOutFlow', 'toasts.show() #1'],
  ]),
  ...inFile('src/features/auth/auth-screen.tsx', 'tests/e2e/account/auth.spec.ts', [
    ['AUTH-01', 'AuthRoute', 'ROUTES.join', 'false'],
  ]),
  ...inFile('src/app/auth-callback/reset-route.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['ERR-59', 'ResetRoute', 'setNotice() #1'],
  ]),
  ...inFile('src/hooks/use-sign-out.ts', 'tests/e2e/account/data-purge.spec.ts', [
    ['', 'useSignOut', 'deleteEmptyDatabases()'],
  ]),
  ...inFile('src/hooks/use-sign-out.ts', 'tests/unit/hooks/use-sign-out.test.tsx', [
    ['', 'useSignOut', '.catch()'],
    ['', 'useSignOut', 'result #1', 'false'],
  ]),
  ...inFile('src/hooks/session-provider.tsx', 'tests/unit/hooks/session-provider.test.tsx', [
    ['STATE-01', 'SessionProvider', 'following #1', 'false'],
    ['', 'SessionProvider', 'signedInHint.isCleared() #2', 'false'],
    ['STATE-03', 'SessionProvider', 'ended #1', 'true'],
    ['STATE-03', 'SessionProvider', 'signedInHint.write()'],
    ['STATE-02', 'SessionProvider', 'setState() #5'],
    ['ERR-85', 'SessionProvider', 'ended: #3', 'null'],
  ]),
  ...inFile('src/hooks/session-provider.tsx', 'tests/unit/app/routes/unreadable-device.test.tsx', [
    ['', 'SessionProvider', 'stored #3', 'true'],
  ]),
  ...inFile('src/api/supabase/auth-client.ts', 'tests/unit/api/supabase/auth-context.test.ts', [
    ['CONST-09 ERR-83', 'authClient', 'flowType:', "'pkce'"],
  ]),
  ...inFile('src/features/auth/auth-form.tsx', 'tests/e2e/shell/error-messages.spec.ts', [
    ['ERR-42', 'AuthForm', 'form.faults.email', 'false'],
  ]),
  ...inFile('src/features/auth/auth-screen.tsx', 'tests/e2e/account/auth.spec.ts', [
    ['AUTH-03', 'AuthScreen', '<ProviderButton>'],
    ['AUTH-03', 'AuthScreen', 'to= #2', "'/'"],
  ]),
  ...inFile('src/features/auth/auth-screen.tsx', 'tests/unit/features/auth/auth-screen.test.tsx', [
    ['AUTH-04', 'AuthScreen', 'email= #2', "''"],
  ]),
  ...inFile('src/features/auth/auth-error-message.ts', 'tests/unit/features/auth/another-account.dom.test.ts', [
    ['', 'authMessage', 'AUTH.sessionNotSaved', '{}'],
  ]),
  ...inFile('src/features/auth/auth-error-message.ts', 'tests/unit/features/auth/auth-error-message.test.ts', [
    ['ERR-60', 'authMessage', 'AUTH.emailNotConfirmed', "''"],
    ['ERR-62', 'authMessage', "'sign-up'", 'false'],
    ['ERR-66', 'authMessage', 'failure.message', 'false'],
    ['ERR-72', 'FORGOT', 'unreachable:', "''"],
  ]),
  ...inFile('src/features/auth/forgot-password-dialog.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['ERR-44', 'ForgotDialog', 'forgot.faulty', 'false'],
    ['ERR-58', 'ForgotDialog', '<SuccessPanel>'],
  ]),
  ...inFile('src/features/auth/login-notice.ts', 'tests/unit/features/auth/auth-screen.test.tsx', [
    ['AUTH-02', 'modeIn', "'sign-up'", 'false'],
  ]),
  ...inFile('src/features/auth/reset-screen.tsx', 'tests/unit/features/auth/reset-screen.test.tsx', [
    ['RESET-02', 'ResetScreen', 'to=', "'/'"],
  ]),
  ...inFile('src/features/auth/auth-form.tsx', 'tests/e2e/account/auth.spec.ts', [
    ['ERR-57', 'useAuthForm', 'setUnconfirmed() #2'],
  ]),
  ...inFile('src/features/auth/auth-form.tsx', 'tests/e2e/shell/error-messages.spec.ts', [
    ['ERR-55', 'useAuthForm', 'toasts.show() #2'],
  ]),
  ...inFile('src/features/auth/auth-form.tsx', 'tests/e2e/sync/main-journey.spec.ts', [
    ['AUTH-07', 'useAuthForm', 'result.value', 'false'],
  ]),
  ...inFile('src/features/auth/auth-form.tsx', 'tests/unit/features/auth/auth-screen.test.tsx', [
    ['ERR-63', 'useAuthForm', 'onMode()'],
  ]),
  ...inFile('src/features/auth/forgot-password-dialog.tsx', 'tests/unit/features/auth/auth-screen.test.tsx', [
    ['CALL-22', 'useForgot', 'ROUTES.authResetPassword', "'/'"],
  ]),
  ...inFile('src/features/auth/reset-screen.tsx', 'tests/e2e/account/reset.spec.ts', [
    ['RESET-03', 'useRecovery', 'reportInvalid() #2'],
  ]),
];
