import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthCallbackScreen } from '../../../../src/app/auth-callback/auth-callback-screen';
import { useLoginNotice } from '../../../../src/app/auth-callback/use-login-notice';
import { useSession } from '../../../../src/hooks/session-provider';
import { useAuthActions } from '../../../../src/hooks/use-auth-actions';
import { pendingAuthCallback } from '../../../../src/db/pending-auth-callback';
import type { AuthFailure } from '../../../../src/api/supabase/auth-client';
import { fail } from '../../../../src/domain/values/result';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../../features/marked-movies/render-ui';
import { AUTH_CALLBACK } from '../../../../src/i18n/messages/auth';

vi.mock('../../../../src/app/auth-callback/use-login-notice');
vi.mock('../../../../src/hooks/session-provider');
vi.mock('../../../../src/hooks/use-auth-actions');

const tell = vi.fn();
const clear = vi.spyOn(pendingAuthCallback, 'clear');
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useLoginNotice).mockReturnValue(tell);
  vi.mocked(useSession).mockReturnValue({ status: 'signed-out' } as ReturnType<typeof useSession>);
});

function arrive(failure: AuthFailure, from: 'mail' | 'provider') {
  const signInWithTokens = () => Promise.resolve(fail(failure));
  vi.mocked(useAuthActions).mockReturnValue({ signInWithTokens } as unknown as ReturnType<typeof useAuthActions>);
  const callback = { kind: 'session', from, tokens: { accessToken: 'a', refreshToken: 'r' } } as const;
  renderUi(<AuthCallbackScreen callback={callback} fallback="waiting" onDone={() => undefined} />);
}

it.each<AuthFailure>([{ reason: 'too-many-attempts', waitMs: 0 }, { reason: 'unreachable' }])(
  'a link whose tokens the server did not look at is kept, and tried again: $reason',
  async (failure) => {
    arrive(failure, 'mail');
    expect(await screen.findByText(AUTH_CALLBACK.notNow)).toBeTruthy();
    expect(screen.getByRole('button', { name: AUTH_CALLBACK.retry })).toBeTruthy();
    expect([clear.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0]);
  },
);

it.each<[AuthFailure['reason'], 'mail' | 'provider', string]>([
  ['other', 'mail', 'mail-link'],
  ['invalid-credentials', 'mail', 'mail-link'],
  ['other', 'provider', 'provider'],
  ['invalid-credentials', 'provider', 'provider-credentials'],
])('tokens that the server does not take (%s, by %s) are told of at the sign-in: %s', async (reason, from, notice) => {
  arrive({ reason, message: '' } as AuthFailure, from);
  await eventually(() => expect(tell).toHaveBeenCalledWith(notice));
  expect(clear).toHaveBeenCalled();
});
