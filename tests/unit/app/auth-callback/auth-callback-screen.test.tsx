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

const showNotice = vi.fn();
const clear = vi.spyOn(pendingAuthCallback, 'clear');
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useLoginNotice).mockReturnValue(showNotice);
  vi.mocked(useSession).mockReturnValue({ status: 'signed-out' } as ReturnType<typeof useSession>);
});

function openCallback(failure: AuthFailure, from: 'mail' | 'provider') {
  const signInWithTokens = () => Promise.resolve(fail(failure));
  vi.mocked(useAuthActions).mockReturnValue({ signInWithTokens } as unknown as ReturnType<typeof useAuthActions>);
  const callback = { kind: 'session', from, tokens: { accessToken: 'a', refreshToken: 'r' } } as const;
  renderUi(<AuthCallbackScreen callback={callback} fallback="waiting" onDone={() => undefined} />);
}

it.each<AuthFailure>([{ reason: 'too-many-attempts', waitMs: 0 }, { reason: 'unreachable' }])(
  'a link whose tokens the server did not check is kept and can be retried: $reason',
  async (failure) => {
    openCallback(failure, 'mail');
    expect(await screen.findByText(AUTH_CALLBACK.unavailable)).toBeTruthy();
    expect(screen.getByRole('button', { name: AUTH_CALLBACK.retry })).toBeTruthy();
    expect([clear.mock.calls.length, showNotice.mock.calls.length]).toEqual([0, 0]);
  },
);

it.each<[AuthFailure['reason'], 'mail' | 'provider', string]>([
  ['other', 'mail', 'mail-link'],
  ['invalid-credentials', 'mail', 'mail-link'],
  ['other', 'provider', 'provider'],
  ['invalid-credentials', 'provider', 'provider-credentials'],
])('tokens that the server rejects (%s, by %s) are reported at sign-in: %s', async (reason, from, notice) => {
  openCallback({ reason, message: '' } as AuthFailure, from);
  await eventually(() => expect(showNotice).toHaveBeenCalledWith(notice));
  expect(clear).toHaveBeenCalled();
});
