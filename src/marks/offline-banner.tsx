import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { NOT_SYNCED_YET, SYNC } from '../i18n/messages/sync';
import { useSyncStatus, type SyncStatus } from '../hooks/use-sync-status';

// From 1024 px the header shows the text. The line keeps its height while it is empty, to avoid a layout shift.
const Line = chakra('p', {
  base: {
    display: { base: 'flex', lg: 'none' },
    flex: '1 0 100%',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: '1lh',
    marginTop: '-1',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});
const Text = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

/** Why changes aren't on the server yet, in a few words; null if all are saved, in flight or still loading. */
function shortReason(status: SyncStatus | null): string | null {
  switch (status?.state) {
    case 'offline':
      return status.count > 0 ? SYNC.offlineBriefly(status.count) : null;
    case 'waiting':
      return status.failing ? SYNC.failingBriefly(status.count) : null;
    case 'sign-in-needed':
      return SYNC.signInNeeded;
    case 'gone':
      return SYNC.gone;
    case 'attention':
      return SYNC.attention(status.count);
    case 'loading':
    case 'not-loaded':
    case 'saved':
    case undefined:
      return null;
  }
}

/** One line on screens with marks: why changes can't be synced. */
export function OfflineBanner() {
  const text = shortReason(useSyncStatus());
  return (
    <Line>
      {text !== null && (
        <>
          <CloudOff size={18} aria-hidden="true" />
          <Text>{text}</Text>
        </>
      )}
    </Line>
  );
}

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBottom: '5',
    color: 'fg.muted',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

/** Shown in place of a member's data on a device that has never synced it, with the reason. */
export function NotSyncedYet({ reason }: { readonly reason: keyof typeof NOT_SYNCED_YET }) {
  return (
    <Notice role="status">
      <CloudOff size={20} aria-hidden="true" />
      {NOT_SYNCED_YET[reason]}
    </Notice>
  );
}
