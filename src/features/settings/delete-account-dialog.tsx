import { chakra } from '@chakra-ui/react/styled-system';
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { DeletionFailure } from '../../api/supabase/delete-account';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';
import { HiddenUsername, PasswordField } from '../../components/form/text-field';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { hasOwnPassword, type Member } from '../../domain/account/session';
import { fail, ok, type Result } from '../../domain/values/result';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { useOnline } from '../../hooks/use-online';
import { APP } from '../../i18n/messages/shell';
import { DELETION } from './delete-account-messages';
import { DELETE_ACCOUNT } from './messages';

const Form = chakra('form', { base: { display: 'grid', gap: '4', overflowWrap: 'anywhere' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Offline = chakra('p', { base: { padding: '4', borderRadius: 'md', bg: 'accent.subtle' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** Number of unsent changes; 0 while unknown, or if they can't be counted. */
function useUnsent(): number {
  const store = useMemberStore();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let stopped = false;
    void store?.countUnsent().then((counted) => {
      if (counted.ok && !stopped) setCount(counted.value);
    });
    return () => {
      stopped = true;
    };
  }, [store]);
  return count;
}

export interface DeleteAccountDialogProps {
  readonly member: Member;
  readonly onCancel: () => void;
}

/** Confirms an account deletion: what will be deleted, and reauthentication. */
export function DeleteAccountDialog({ member, onCancel }: DeleteAccountDialogProps) {
  const online = useOnline();
  const unsent = useUnsent();
  const { state, confirm } = useDeletion(member);
  const [password, setPassword] = useState('');
  const hasPassword = hasOwnPassword(member);
  const deleting = state.step === 'deleting';
  const failure = state.step === 'confirming' ? state.failure : null;
  const shownFailure = failure === null || failure === 'missing' ? null : failure;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (online) void confirm(hasPassword ? password : null);
  }

  return (
    <Dialog open title={DELETION.question} onClose={deleting ? () => undefined : onCancel} size="narrow" compact>
      <Form onSubmit={submit} noValidate>
        <p>{DELETION.consequence(member.email)}</p>
        {unsent > 0 && <p>{DELETION.unsynced(unsent)}</p>}
        {hasPassword && <HiddenUsername email={member.email} />}
        {hasPassword ? (
          <PasswordField
            label={DELETION.password}
            hint={DELETION.passwordHint}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            disabled={deleting}
            error={failure === 'missing' ? DELETION.passwordMissing : ''}
          />
        ) : (
          <Muted>{DELETION.providerReauthentication}</Muted>
        )}
        <div role="status">{!online && <Offline>{DELETE_ACCOUNT.offline}</Offline>}</div>
        {shownFailure && <ErrorPanel {...deletionMessage(shownFailure, hasPassword)} />}
        {shownFailure?.reason === 'not-fresh' && !hasPassword && <ProviderReauthentication />}
        <Buttons>
          <Button type="submit" variant="danger" disabled={!online} loading={deleting} loadingText={DELETION.deleting}>
            {DELETION.confirm}
          </Button>
          <Button variant="ghost" disabled={deleting} onPress={onCancel}>
            {DELETION.cancel}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

/** The message for a failed deletion. */
export interface DeletionMessage {
  readonly title: string;
  readonly text: string;
}

/** @param hasPassword whether the account is confirmed by its password */
export function deletionMessage(failure: DeletionFailure, hasPassword: boolean): DeletionMessage {
  const title = DELETION.failed;
  switch (failure.reason) {
    case 'unreachable':
      return { title: DELETION.unknown, text: DELETION.unknownText };
    case 'too-many-attempts':
      return { title, text: DELETION.tooManyAttempts(Math.max(1, Math.ceil(failure.waitMs / 60_000))) };
    case 'refused':
      return { title, text: failure.message || DELETION.reasons.refused };
    case 'not-fresh':
      return { title, text: hasPassword ? DELETION.reasons['not-fresh'] : DELETION.signInFirst };
    case 'wrong-password':
    case 'other-account':
    case 'signed-out':
    case 'not-sent':
      return { title, text: DELETION.reasons[failure.reason] };
  }
}

/** Sends a member to the identity provider for a fresh sign-in. */
export function ProviderReauthentication() {
  const { providerAddress } = useAuthActions();
  const [state, setState] = useState<'idle' | 'redirecting' | 'failed' | 'missing'>('idle');

  async function redirect() {
    setState('redirecting');
    const address = await providerAddress(ownUrl(ROUTES.dashboard)).catch(() => null);
    if (!address?.ok) {
      setState(address ? 'failed' : 'missing');
      return;
    }
    // a page restored from the back/forward cache must not stay pending
    window.addEventListener('pageshow', () => setState('idle'), { once: true });
    window.location.assign(address.value);
  }

  return (
    <>
      {state === 'failed' && <ErrorPanel title={DELETION.unknown} text={DELETION.unknownText} />}
      {state === 'missing' && <ErrorPanel text={APP.partMissingHint(navigator.onLine)} />}
      <Button
        variant="secondary"
        loading={state === 'redirecting'}
        loadingText={DELETION.redirecting}
        onPress={() => void redirect()}
      >
        {DELETION.signInAgain}
      </Button>
    </>
  );
}

/** State of the deletion. `missing`: no password was entered. */
export type DeletionState =
  { readonly step: 'confirming'; readonly failure: DeletionFailure | 'missing' | null } | { readonly step: 'deleting' };

/** Deletes a member's account, once however often it is called. On success it shows a toast and signs out. */
export function useDeletion(member: Member) {
  const deleteAccount = useDeleteAccount(member);
  const [state, setState] = useState<DeletionState>({ step: 'confirming', failure: null });
  const running = useRef(false);

  /** @param password null if the account has none */
  async function confirm(password: string | null) {
    if (running.current) return;
    if (password === '') {
      setState({ step: 'confirming', failure: 'missing' });
      return;
    }
    running.current = true;
    setState({ step: 'deleting' });
    const deleted = await deleteAccount(password);
    if (!deleted.ok) {
      running.current = false;
      setState({ step: 'confirming', failure: deleted.error });
      return;
    }
    const { purged } = deleted.value;
    toasts.show({
      kind: purged ? 'success' : 'info',
      text: purged ? DELETION.deleted : DELETION.notWiped,
      acrossRoutes: true,
    });
  }

  return { state, confirm };
}

/** The result of a deletion. */
export interface Deletion {
  /** True if this device no longer stores anything of the member. */
  readonly purged: boolean;
}

/**
 * Returns a function that deletes the account on the server, then everything stored on this device, and signs out. Its
 * argument is null for accounts without a password.
 */
export function useDeleteAccount(
  member: Member,
): (password: string | null) => Promise<Result<Deletion, DeletionFailure>> {
  const load = useServices();
  const memberStore = useMemberStore();
  return useCallback(
    async (password) => {
      const parts = await Promise.all([
        load(),
        import('../../api/supabase/delete-account'),
        import('../../services/deleted-account'),
      ]).catch(() => null);
      if (!parts) return fail({ reason: 'not-sent' });
      const [{ auth, store }, { deleteAccount }, { endDeletedAccount }] = parts;
      const deleted = await deleteAccount(auth, member, password);
      if (!deleted.ok) return deleted;
      memberStore?.stop();
      const ended = await endDeletedAccount(store, member.id, 'deleted-here');
      return ok({ purged: ended.ok && ended.value });
    },
    [load, memberStore, member],
  );
}
