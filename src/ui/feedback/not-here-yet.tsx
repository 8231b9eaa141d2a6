import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
import { NOT_SYNCED_YET } from '../../i18n/messages/sync';

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBottom: '5',
    color: 'fg.muted',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

/** Stands in place of a member's things on a device that has never had them, with the reason. */
export function NotSyncedYet({ reason }: { readonly reason: keyof typeof NOT_SYNCED_YET }) {
  return (
    <Line role="status">
      <CloudOff size={20} aria-hidden="true" />
      {NOT_SYNCED_YET[reason]}
    </Line>
  );
}
