import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
import { SYNC } from '../../words/en/sync/sync';
import { useSyncStatus } from '../../data/hooks/sync/use-sync-status';

// From 1024 px on the header has the words.
const Line = chakra('p', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

/** In the head of a screen on which films are marked: without a network, how many changes wait for one. */
export function OfflineLine() {
  const status = useSyncStatus();
  if (status?.state !== 'offline' || status.count === 0) return null;
  return (
    <Line>
      <CloudOff size={18} aria-hidden="true" />
      {SYNC.offlineBriefly(status.count)}
    </Line>
  );
}
