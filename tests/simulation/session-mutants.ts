import type { Mutant } from './mutant';

const TOKEN = 'src/data/supabase/session/token.ts';
const STORE = 'src/data/supabase/session/session-store.ts';
const TIME_LIMIT = 'src/data/supabase/door/time-limit.ts';
const WHOSE_TEST = 'tests/unit/auth/whose-session.test.ts';
const TOKEN_TEST = 'tests/unit/auth/token.test.ts';
const DOOR_TEST = 'tests/unit/auth/door.test.ts';

/** Broken variants of whose session, token and request it is. */
export const SESSION_MUTANTS: readonly Mutant[] = [
  {
    name: 'the refresh uses the session read before the lock',
    files: {
      [TOKEN]: [
        {
          find: "return source.withLock('matinee-session', async () => {\n    const session = await source.store.read();",
          replace:
            "const session = await source.store.read();\n  return source.withLock('matinee-session', async () => {",
        },
      ],
    },
    tests: [TOKEN_TEST],
  },
  {
    name: 'a renewed session replaces whoever is signed in',
    files: {
      [STORE]: [
        { find: 'if (stored?.refreshToken !== before.refreshToken) return stored;', replace: 'void [stored, before];' },
      ],
    },
  },
  {
    name: 'a refused refresh removes whoever is signed in',
    files: {
      [STORE]: [
        {
          find: 'if (stored?.refreshToken !== session.refreshToken) return stored;',
          replace: 'void [stored, session];',
        },
      ],
    },
  },
  {
    name: 'sign-out removes whoever is signed in',
    files: { [STORE]: [{ find: 'if (stored?.member.id !== memberId) return null;', replace: 'void memberId;' }] },
    tests: [WHOSE_TEST],
  },
  {
    name: 'whose answer it is is not compared',
    files: {
      'src/data/supabase/session/member-bearer.ts': [{ find: 'access.value.userId === userId', replace: 'userId' }],
    },
    tests: [DOOR_TEST],
  },
  {
    name: 'a token that was refused is given out again',
    files: { [TOKEN]: [{ find: 'session.accessToken === refused || ', replace: '' }] },
    tests: [DOOR_TEST],
  },
  {
    name: 'a token is renewed when it is over',
    files: {
      [TOKEN]: [{ find: '- source.now() < REFRESH_AHEAD_MS', replace: '- source.now() < REFRESH_AHEAD_MS * 0' }],
    },
    tests: [TOKEN_TEST],
  },
  {
    name: 'a refusal of anybody’s ends the session',
    files: { [TOKEN]: [{ find: 'SESSION_ENDED.has(failure.code)', replace: 'SESSION_ENDED' }] },
  },
  {
    name: 'a request without a time limit',
    files: {
      [TIME_LIMIT]: [{ find: '{ ...init, signal: controller.signal }', replace: 'init' }],
    },
  },
  {
    name: 'an answer that comes slowly is given up',
    files: { [TIME_LIMIT]: [{ find: '      if (state.limit !== own) return;\n', replace: '' }] },
    tests: [DOOR_TEST],
  },
  {
    name: 'an answer that falls silent is waited for',
    files: { [TIME_LIMIT]: [{ find: 'state.limit = own;', replace: 'state.limit ??= own;' }] },
    tests: [DOOR_TEST],
  },
  {
    name: 'an answer that never ends is waited for',
    files: {
      [TIME_LIMIT]: [
        { find: "AbortSignal.timeout(ANSWER_TIMEOUT_MS).addEventListener('abort', giveUp);", replace: '' },
      ],
    },
    tests: [DOOR_TEST],
  },
  {
    name: 'bytes that leave are counted as letters',
    files: { [TIME_LIMIT]: [{ find: 'new TextEncoder().encode(body).length', replace: 'body.length' }] },
    tests: [DOOR_TEST],
  },
];
