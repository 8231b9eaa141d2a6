import { chakra } from '@chakra-ui/react/styled-system';
import { SIGN_OUT } from './messages';
import { SYNC_STORAGE } from '../../i18n/messages/sync';
import { isStorageError } from '../../db/storage';
import { useSyncNow } from '../../hooks/use-sync-now';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel } from '../../components/error-panel';

const Body = chakra('div', { base: { display: 'grid', gap: '4' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface SignOutDialogProps {
  /** Number of unsent changes. */
  readonly unsentCount: number;
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}

/** Shown only if there are unsent changes: how many, and whether to send them first. */
export function SignOutDialog({ unsentCount, onCancel, onSignOut }: SignOutDialogProps) {
  const { syncing, failure, sync } = useSyncNow();
  const refused = failure && { reason: failure };

  async function syncFirst() {
    if (await sync()) onSignOut();
  }

  return (
    <Dialog open title={SIGN_OUT.title} onClose={onCancel} size="narrow" compact>
      <Body>
        <p>{SIGN_OUT.unsynced(unsentCount)}</p>
        <p>{SIGN_OUT.unsyncedStay}</p>
        {refused && <ErrorPanel text={isStorageError(refused) ? SYNC_STORAGE[refused.reason] : SIGN_OUT.syncFailed} />}
        <Buttons>
          <Button loading={syncing} loadingText={SIGN_OUT.syncing} onPress={() => void syncFirst()}>
            {SIGN_OUT.syncFirst}
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            {SIGN_OUT.confirm}
          </Button>
          <Button variant="ghost" onPress={onCancel}>
            {SIGN_OUT.cancel}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}
