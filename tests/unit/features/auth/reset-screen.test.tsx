import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionTokens } from '../../../../src/api/supabase/auth-callback';
import type { Recovery } from '../../../../src/api/supabase/recovery';
import type { Result } from '../../../../src/domain/values/result';
import { ResetScreen } from '../../../../src/features/auth/reset-screen';
import { renderUi } from '../marked-movies/render-ui';
import { RESET } from '../../../../src/i18n/messages/auth';
import { APP } from '../../../../src/i18n/messages/shell';

const openRecovery = vi.fn<(tokens: SessionTokens) => Promise<Result<Recovery, 'refused' | 'unreachable'>>>();

vi.mock('../../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ tokens: {} });
  return { useServices: () => load };
});
vi.mock('../../../../src/api/supabase/recovery', () => ({
  openRecovery: (_api: unknown, tokens: SessionTokens) => openRecovery(tokens),
}));

const TOKENS: SessionTokens = { accessToken: 'a', refreshToken: 'r' };
const RECOVERY: Recovery = {
  email: 'ada@example.com',
  update: () => Promise.resolve({ ok: true, value: undefined }),
  signOut: () => Promise.resolve(),
};

beforeEach(() => void openRecovery.mockReset());

it.each([
  ['is being checked', new Promise<never>(() => undefined), RESET.checking],
  ['can’t be checked', Promise.resolve({ ok: false, error: 'unreachable' } as const), RESET.retry],
  ['is good', Promise.resolve({ ok: true, value: RECOVERY } as const), RESET.account(RECOVERY.email)],
])('a link back to sign in is shown below while the link %s [RESET-02]', async (_, answer, shown) => {
  openRecovery.mockReturnValue(answer);
  renderUi(<ResetScreen tokens={TOKENS} onInvalid={vi.fn()} onUpdated={vi.fn()} />);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: RESET.back }).getAttribute('href')).toBe('/login');
});

it('says that Matinee was updated when the part that checks the link is gone', async () => {
  openRecovery.mockRejectedValue(new Error('the part did not load'));
  renderUi(<ResetScreen tokens={TOKENS} onInvalid={vi.fn()} onUpdated={vi.fn()} />);
  expect(await screen.findByText(APP.partMissingHint(true))).toBeTruthy();
  expect(screen.getByRole('button', { name: APP.reload })).toBeTruthy();
});

it('tells password managers whose password it is', async () => {
  openRecovery.mockReturnValue(Promise.resolve({ ok: true, value: RECOVERY }));
  renderUi(<ResetScreen tokens={TOKENS} onInvalid={vi.fn()} onUpdated={vi.fn()} />);
  await screen.findByLabelText(RESET.newPassword);
  expect(document.querySelector<HTMLInputElement>('form [autocomplete=username]')?.value).toBe(RECOVERY.email);
});
