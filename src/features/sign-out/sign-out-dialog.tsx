import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { MESSAGES } from '../../config/messages';
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
  const { signOut: words } = MESSAGES;

  async function syncFirst() {
    setSyncing(true);
    setFailed(false);
    const outcome = await member?.syncOnce();
    setSyncing(false);
    if (outcome?.ok) onSignOut();
    else setFailed(true);
  }

  return (
    <Dialog open title={words.title} onClose={onStay} size="narrow" compact>
      <Body>
        <p>{words.waiting(waiting)}</p>
        <p>{words.kept}</p>
        {failed && <ErrorPanel text={words.syncFailed} />}
        <Buttons>
          <Button loading={syncing} loadingText={words.syncing} onPress={() => void syncFirst()}>
            {words.syncFirst}
          </Button>
          <Button look="secondary" onPress={onSignOut}>
            {words.anyway}
          </Button>
          <Button look="ghost" onPress={onStay}>
            {words.stay}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}
