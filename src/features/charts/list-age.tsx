import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import { useNow } from '../../data/hooks/use-now';
import { useOnline } from '../../data/hooks/use-online';
import { ageOf } from '../../domain/age';

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

/** Ages are told in minutes at the finest. */
const MINUTE_MS = 60_000;

function inWords(ms: number): string {
  const { count, unit } = ageOf(ms);
  return count === 0 ? MESSAGES.lists.updatedNow : MESSAGES.lists.updated(count, unit);
}

/** Says of a list that could not be renewed how old it is, and why. */
export function ListAge({ since }: { readonly since: number }) {
  const now = useNow(MINUTE_MS);
  const online = useOnline();
  return (
    <Line role="status">
      <CloudOff size={18} aria-hidden="true" />
      <span>
        {online ? MESSAGES.lists.notReached : MESSAGES.lists.offline} <span>{inWords(now - since)}</span>
      </span>
    </Line>
  );
}
