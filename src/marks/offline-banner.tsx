import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
import { SYNC } from '../i18n/messages/sync';
import { useSyncStatus, type SyncStatus } from '../hooks/use-sync-status';

// From 1024 px on the header has the words. Its place, a row of its own below the heading and what stands beside it, is kept
// while it says nothing, so that no movie moves under a finger.
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
const Words = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

/** Why something is not on the server, in a few words; null where all is, is on its way, or is only loaded. */
function briefly(status: SyncStatus | null): string | null {
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

/** In the head of a screen on which movies are marked: what keeps changes from the server, in words on one line. */
export function OfflineBanner() {
  const text = briefly(useSyncStatus());
  return (
    <Line>
      {text !== null && (
        <>
          <CloudOff size={18} aria-hidden="true" />
          <Words>{text}</Words>
        </>
      )}
    </Line>
  );
}
