import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentType } from 'react';
import { DELETE_ACCOUNT } from './messages';
import { useOnline } from '../../hooks/use-online';
import type { Member } from '../../domain/account/session';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import type { DeleteAccountDialogProps } from './delete-account-dialog';

const Text = chakra('div', { base: { display: 'grid', gap: '2', color: 'fg.muted', marginBottom: '5' } });
const Points = chakra('ul', { base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' } });
const Details = chakra('div', { base: { '& > *': { marginBottom: '5' } } });
const Offline = chakra('p', { base: { padding: '4', borderRadius: 'md', bg: 'accent.subtle' } });

type Dialog = ComponentType<DeleteAccountDialogProps>;

/** The dialog isn't cached for offline use, since deleting needs a network anyway. */
function useDialog() {
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'missing'>('closed');

  async function open() {
    setState('opening');
    const file = await import('./delete-account-dialog').catch(() => null);
    if (file) setDialog({ Dialog: file.DeleteAccountDialog });
    setState(file ? 'open' : 'missing');
  }

  return { Dialog: state === 'open' ? dialog?.Dialog : undefined, state, open, close: () => setState('closed') };
}

/** What is deleted with the account, and the button to delete it. */
export function DeleteAccountCard({ member }: { readonly member: Member }) {
  const online = useOnline();
  const { Dialog, state, open, close } = useDialog();
  return (
    <>
      <Text>
        <p>{DELETE_ACCOUNT.lead}</p>
        <Points>
          {DELETE_ACCOUNT.deletedItems.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <p>{DELETE_ACCOUNT.devices}</p>
      </Text>
      <Details role="status">{!online && <Offline>{DELETE_ACCOUNT.offline}</Offline>}</Details>
      <Details>{state === 'missing' && <ErrorPanel text={DELETE_ACCOUNT.notLoaded} />}</Details>
      <Button variant="danger" wide disabled={!online} loading={state === 'opening'} onPress={() => void open()}>
        {DELETE_ACCOUNT.action}
      </Button>
      {Dialog && <Dialog member={member} onCancel={close} />}
    </>
  );
}
