import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
import { LISTS } from '../config/messages/lists';
import { ageOf } from '../domain/age';

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

function inWords(ms: number): string {
  const { count, unit } = ageOf(ms);
  return count === 0 ? LISTS.updatedNow : LISTS.updated(count, unit);
}

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
        {reason} <span>{inWords(ageMs)}</span>
      </span>
    </Line>
  );
}
