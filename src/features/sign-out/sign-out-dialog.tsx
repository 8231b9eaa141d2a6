import { chakra } from '@chakra-ui/react/styled-system';
import { SIGN_OUT } from './messages';
import { SYNC_STORAGE } from '../../i18n/messages/sync';
import { isStorageError } from '../../lib/storage';
import { useSyncNow } from '../../hooks/use-sync-now';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';

const Body = chakra('div', { base: { display: 'grid', gap: '4' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface SignOutDialogProps {
  /** Number of unsent changes. */
  readonly waiting: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Shown only if there are unsent changes: how many, and whether to send them first. */
export function SignOutDialog({ waiting, onStay, onSignOut }: SignOutDialogProps) {
  const { syncing, failure, sync } = useSyncNow();
  const refused = failure && { reason: failure };

  async function syncFirst() {
    if (await sync()) onSignOut();
  }

  return (
    <Dialog open title={SIGN_OUT.title} onClose={onStay} size="narrow" compact>
      <Body>
        <p>{SIGN_OUT.waiting(waiting)}</p>
        <p>{SIGN_OUT.kept}</p>
        {refused && <ErrorPanel text={isStorageError(refused) ? SYNC_STORAGE[refused.reason] : SIGN_OUT.syncFailed} />}
        <Buttons>
          <Button loading={syncing} loadingText={SIGN_OUT.syncing} onPress={() => void syncFirst()}>
            {SIGN_OUT.syncFirst}
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            {SIGN_OUT.anyway}
          </Button>
          <Button variant="ghost" onPress={onStay}>
            {SIGN_OUT.stay}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}
