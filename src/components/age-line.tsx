import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { ageMessage } from '../i18n/age-message';

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBottom: '5',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { flexShrink: 0, color: 'info.text' },
  },
});

export interface AgeLineProps {
  /** Why no newer data is shown. */
  readonly reason: string;
  /** Milliseconds since the data was fetched. */
  readonly ageMs: number;
}

/** Says how old stale data is, and why it couldn't be refreshed. */
export function AgeLine({ reason, ageMs }: AgeLineProps) {
  return (
    <Line role="status">
      <CloudOff size={18} aria-hidden="true" />
      <span>
        {reason} <span>{ageMessage(ageMs)}</span>
      </span>
    </Line>
  );
}
