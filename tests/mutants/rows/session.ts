import type { Breakage } from '../breakage';

const TOKEN = 'src/data/supabase/session/token.ts';
const GUARDS = 'src/app/routes/guards.tsx';

const TOKENS = ['tests/unit/auth/token.test.ts'];
const GUARDED = ['tests/unit/routes/guards.test.tsx'];
const SESSION = ['tests/unit/auth/session-provider.test.tsx'];

/** Breakages of who is signed in, and of who may go where. */
export const SESSION_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['RT-15'],
    file: GUARDS,
    find: "session.status === 'loading' || session.status === 'unasked') return <ResolvingSession />;",
    replace:
      "session.status === 'unasked') return <ResolvingSession />;\n  if (session.status === 'loading') return null;",
    tests: ['tests/unit/frame/routes.test.tsx'],
  },
  {
    ids: ['RT-15'],
    file: GUARDS,
    find: " || session.status === 'unasked') return",
    replace: ') return',
    tests: GUARDED,
  },
  {
    ids: ['RT-15'],
    file: GUARDS,
    find: '<Spinner label={label} />',
    replace: '',
    tests: ['tests/unit/frame/routes.test.tsx'],
  },
  {
    ids: ['RT-16'],
    file: GUARDS,
    find: 'ROUTES.landing : ROUTES.login;',
    replace: 'ROUTES.login : ROUTES.landing;',
    tests: GUARDED,
  },
  {
    ids: ['RT-16'],
    file: 'src/app/routes/route-table.tsx',
    find: "{ path: ROUTES.collection, guard: 'members', Screen: Collection }",
    replace: "{ path: ROUTES.collection, guard: 'public', Screen: Collection }",
    tests: GUARDED,
  },
  {
    ids: ['RT-17'],
    file: GUARDS,
    find: 'comesBack ? rememberOrigin(location) : null',
    replace: 'null',
    tests: GUARDED,
  },
  { ids: [], file: GUARDS, find: 'UNMEANT.includes(session.ended)', replace: 'false', tests: GUARDED },
  {
    ids: ['RT-17'],
    file: 'src/app/sign-in/origin.ts',
    find: '`${pathname}${search}${hash}`',
    replace: 'pathname',
    tests: GUARDED,
  },
  {
    ids: ['RT-06'],
    file: 'src/app/routes/route-table.tsx',
    find: "environment.movieAccess === 'members' ? 'members' : 'public'",
    replace: "'public'",
    tests: ['tests/unit/routes/movie-access.test.tsx'],
  },
  {
    ids: ['AUTH-05'],
    file: 'src/app/sign-in/origin.ts',
    find: 'OWN_ADDRESS.test(from) ? from : ROUTES.dashboard',
    replace: 'OWN_ADDRESS.test(from) ? ROUTES.dashboard : ROUTES.dashboard',
    tests: GUARDED,
  },
  {
    ids: ['AUTH-08'],
    file: GUARDS,
    find: "if (status === 'signed-in') return <Navigate",
    replace: "if (status === 'signed-in' && location.state) return <Navigate",
    tests: GUARDED,
  },
  {
    ids: ['AUTH-08'],
    file: 'src/app/routes/route-table.tsx',
    find: "{ path: ROUTES.join, guard: 'visitors'",
    replace: "{ path: ROUTES.join, guard: 'public'",
    tests: GUARDED,
  },
  {
    ids: ['STATE-02'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: "setState(session ? { status: 'signed-in', session }",
    replace:
      "setState((now) => now.status === 'signed-in' && session ? now : session ? { status: 'signed-in', session }",
    tests: SESSION,
  },
  {
    ids: ['STATE-01'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: "following ? 'loading' : 'unasked'",
    replace: "'unasked'",
    tests: SESSION,
  },
  {
    ids: ['STATE-03'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: 'signedInHint.write(session !== null);',
    replace: 'signedInHint.write(true);',
    tests: SESSION,
  },
  {
    ids: ['STATE-03'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: 'session === null && ended === null && hinted',
    replace: 'session === null && hinted',
    tests: SESSION,
  },
  {
    ids: [],
    file: 'src/data/supabase/session/session-store.ts',
    find: "{ id: 'session', session }, { id: 'kept' }",
    replace: "{ id: 'session', session }",
    tests: ['tests/unit/auth/session.test.ts'],
  },
  {
    ids: ['ERR-84'],
    file: TOKEN,
    find: "answer.error.reason !== 'server' || attempt",
    replace: "answer.error.reason === 'server' || attempt",
    tests: TOKENS,
  },
  {
    ids: ['ERR-85'],
    file: TOKEN,
    find: ': await source.store.end(session);',
    replace: ": refreshed.error.reason === 'unauthorized' ? null : await source.store.end(session);",
    tests: TOKENS,
  },
  { ids: ['ERR-85'], file: TOKEN, find: "  'session_expired',\n", replace: '', tests: TOKENS },
  {
    ids: ['ERR-85'],
    file: 'src/data/supabase/session/session-store.ts',
    find: "      await device.session.put({ id: 'ended', why: 'session', memberId: session.member.id });\n",
    replace: '',
    tests: TOKENS,
  },
  {
    ids: ['ERR-85'],
    file: 'src/data/hooks/session/session-provider.tsx',
    find: "{ status: 'signed-out', ended: why }",
    replace: "{ status: 'signed-out', ended: null }",
    tests: SESSION,
  },
  {
    ids: ['ERR-85'],
    file: 'src/data/supabase/session/session-store.ts',
    find: 'if (stored?.refreshToken !== session.refreshToken) return stored;',
    replace: '',
    tests: TOKENS,
  },
  {
    ids: ['CONST-05'],
    file: 'src/config/sync/sync-limits.ts',
    find: 'REFRESH_AHEAD_MS = 90_000',
    replace: 'REFRESH_AHEAD_MS = 30_000',
    tests: TOKENS,
  },
  {
    ids: ['CONST-06'],
    file: TOKEN,
    find: 'REFRESH_RETRY_MS * 2 ** (attempt - 1)',
    replace: 'REFRESH_RETRY_MS * attempt',
    tests: TOKENS,
  },
  {
    ids: ['CONST-09', 'ERR-83'],
    file: 'src/data/supabase/auth/auth-client.ts',
    find: "flowType: 'implicit'",
    replace: "flowType: 'pkce'",
    tests: TOKENS,
  },
  {
    ids: ['ERR-84'],
    file: TOKEN,
    find: "if (failure.reason !== 'refused') return failure;",
    replace: "if (failure.reason !== 'refused') return { reason: 'unauthorized' };",
    tests: TOKENS,
  },
  {
    ids: ['ERR-82'],
    file: 'src/data/supabase/auth/revoke-session.ts',
    find: 'if (!told.ok)',
    replace: "if (!told.ok && told.error.reason === 'unreachable')",
    tests: ['tests/unit/auth/sign-out.test.ts'],
  },
  {
    ids: ['CONST-04'],
    file: TOKEN,
    find: 'isStale(stored) ? await refresh(source, isStale) : ok(stored)',
    replace: 'await refresh(source, () => true)',
    tests: TOKENS,
  },
  {
    ids: ['CONST-10'],
    file: TOKEN,
    find: '? await source.store.renew(session, refreshed.value)',
    replace: '? refreshed.value',
    tests: TOKENS,
  },
];
