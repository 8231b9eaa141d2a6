import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SIGN_OUT } from '../../config/messages/sign-out';
import { useMember } from '../../data/hooks/member-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';

const Body = chakra('div', { base: { display: 'grid', gap: '4' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface SignOutDialogProps {
  /** Changes that have not reached the server. */
  readonly waiting: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Asked only when something would be left behind: how much, and whether to deliver it first. */
export function SignOutDialog({ waiting, onStay, onSignOut }: SignOutDialogProps) {
  const member = useMember();
  const [syncing, setSyncing] = useState(false);
  const [failed, setFailed] = useState(false);

  async function syncFirst() {
    setSyncing(true);
    setFailed(false);
    const outcome = await member?.syncOnce();
    setSyncing(false);
    if (outcome?.ok) onSignOut();
    else setFailed(true);
  }

  return (
    <Dialog open title={SIGN_OUT.title} onClose={onStay} size="narrow" compact>
      <Body>
        <p>{SIGN_OUT.waiting(waiting)}</p>
        <p>{SIGN_OUT.kept}</p>
        {failed && <ErrorPanel text={SIGN_OUT.syncFailed} />}
        <Buttons>
          <Button loading={syncing} loadingText={SIGN_OUT.syncing} onPress={() => void syncFirst()}>
            {SIGN_OUT.syncFirst}
          </Button>
          <Button look="secondary" onPress={onSignOut}>
            {SIGN_OUT.anyway}
          </Button>
          <Button look="ghost" onPress={onStay}>
            {SIGN_OUT.stay}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}
