import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { DELETE_ACCOUNT } from '../../words/en/own-data/delete-account';
import { DELETION } from '../../words/en/own-data/deletion';
import { useOnline } from '../../hooks/use-online';
import { useMemberStore } from '../../hooks/member-provider';
import { hasOwnPassword, type Member } from '../../domain/account/session';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PasswordField } from '../../components/form/text-field';
import { Dialog } from '../../components/dialog/dialog';
import { deletionMessage } from './deletion-sentence';
import { ProviderProof } from './provider-proof';
import { useDeletion } from './use-deletion';

const Form = chakra('form', { base: { display: 'grid', gap: '4', overflowWrap: 'anywhere' } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const Offline = chakra('p', { base: { padding: '4', borderRadius: 'md', bg: 'accent.subtle' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** How many changes have not reached the server; 0 until it is known, and where it cannot be counted. */
function useUnsent(): number {
  const runtime = useMemberStore();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let stopped = false;
    void runtime?.countUnsent().then((counted) => {
      if (counted.ok && !stopped) setCount(counted.value);
    });
    return () => {
      stopped = true;
    };
  }, [runtime]);
  return count;
}

export interface DeleteAccountDialogProps {
  readonly member: Member;
  readonly onKeep: () => void;
}

/** Asked before an account is deleted: what goes, and a proof that it is its member who asks. */
export function DeleteAccountDialog({ member, onKeep }: DeleteAccountDialogProps) {
  const online = useOnline();
  const unsent = useUnsent();
  const { state, confirm } = useDeletion(member);
  const [password, setPassword] = useState('');
  const hasPassword = hasOwnPassword(member);
  const deleting = state.step === 'deleting';
  const failure = state.step === 'asking' ? state.failure : null;
  const told = failure === null || failure === 'missing' ? null : failure;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (online) void confirm(hasPassword ? password : null);
  }

  return (
    <Dialog open title={DELETION.question} onClose={deleting ? () => undefined : onKeep} size="narrow" compact>
      <Form onSubmit={submit} noValidate>
        <p>{DELETION.whose(member.email)}</p>
        {unsent > 0 && <p>{DELETION.waiting(unsent)}</p>}
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
          <Muted>{DELETION.providerProof}</Muted>
        )}
        <div role="status">{!online && <Offline>{DELETE_ACCOUNT.offline}</Offline>}</div>
        {told && <ErrorPanel {...deletionMessage(told, hasPassword)} />}
        {told?.reason === 'not-fresh' && !hasPassword && <ProviderProof />}
        <Buttons>
          <Button type="submit" variant="danger" disabled={!online} loading={deleting} loadingText={DELETION.deleting}>
            {DELETION.confirm}
          </Button>
          <Button variant="ghost" disabled={deleting} onPress={onKeep}>
            {DELETION.keep}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}
