import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorPanel } from '../../components/error-panel';
import type { NetworkError } from '../../domain/requests/request-error';
import { APP } from '../../i18n/messages/shell';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { COLLECTION } from './messages';
import type { Collection } from './use-collection';

export interface CollectionFailureProps {
  readonly failure: NonNullable<Collection['failure']>;
  readonly onRetry: () => void;
}

function failureText(reason: CollectionFailureProps['failure']['error']['reason']): string {
  if (reason === 'not-loaded') return APP.partMissingHint(true);
  return reason === 'here' ? COLLECTION.failedHere : tmdbErrorMessage(reason);
}

/** Shown in place of movies after a failed search. */
export function CollectionFailure({ failure: { kind, error }, onRetry }: CollectionFailureProps) {
  return (
    <ErrorPanel
      title={kind === 'open' ? COLLECTION.loadFailed : COLLECTION.searchFailed}
      text={failureText(error.reason)}
    >
      <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </ErrorPanel>
  );
}

/** Shown in place of movies after the first search was stopped. */
export function CollectionStopped({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="status">
      <EmptyState icon={Search} title={COLLECTION.stoppedTitle} text={COLLECTION.stopped}>
        <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
          {COLLECTION.retry}
        </Button>
      </EmptyState>
    </div>
  );
}

const Line = chakra('div', {
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

export interface NoConnectionLineProps {
  readonly reason: NetworkError;
  /** A search failed, and the device had no movies to offer either. */
  readonly failed: boolean;
  /** Absent while offline, when retrying is pointless. */
  readonly onRetry?: () => void;
}

/** Shown above earlier results: they stay, but new ones need a response. */
export function NoConnectionLine({ reason, failed, onRetry }: NoConnectionLineProps) {
  const offline = failed ? COLLECTION.offline : COLLECTION.offlineStays;
  return (
    <Line>
      <CloudOff size={18} aria-hidden="true" />
      <span role="status">{tmdbErrorMessage(reason, { offline })}</span>
      {onRetry && (
        <Button variant="ghost" onPress={onRetry}>
          {COLLECTION.retry}
        </Button>
      )}
    </Line>
  );
}

/** Shown in place of movies if there are no earlier results. */
export function NoConnectionYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState icon={WifiOff} title={COLLECTION.offlineEmptyTitle} text={COLLECTION.offlineEmpty}>
      <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </EmptyState>
  );
}
