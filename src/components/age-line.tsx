import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
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
  /** Why nothing newer is shown. */
  readonly reason: string;
  /** Milliseconds since what is shown was fetched. */
  readonly ageMs: number;
}

/** Says of something that could not be renewed how old it is, and why. */
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
