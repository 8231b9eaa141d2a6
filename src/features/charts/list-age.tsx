import { chakra } from '@chakra-ui/react/styled-system';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { AgeLine } from '../../components/age-line';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { useNow } from '../../hooks/use-now';
import { useOnline } from '../../hooks/use-online';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';

export interface ListAgeProps {
  /** When the list was fetched, in ms since 1970. */
  readonly since: number;
  /** Why there is no newer list; null if unknown. */
  readonly reason: TmdbErrorReason | null;
}

/** Says how old a stale list is, and why it couldn't be refreshed. */
export function ListAge({ since, reason }: ListAgeProps) {
  const now = useNow();
  const online = useOnline();
  // Once online again, the list is refetched at once, so an old offline reason no longer applies.
  const currentReason = reason === null || reason === 'offline' ? 'server-fault' : reason;
  return <AgeLine reason={tmdbErrorMessage(online ? currentReason : 'offline')} ageMs={now - since} />;
}

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent.text' },
  },
});

/** How often a chart changes, such as 'Updated Weekly'. */
export function UpdatedBadge({ text }: { readonly text: string }) {
  return (
    <Badge>
      <RefreshCw size={14} aria-hidden="true" />
      {text}
    </Badge>
  );
}
