import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff, RotateCw, Search, WifiOff } from 'lucide-react';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorPanel } from '../../components/error-panel';
import type { NoAnswer } from '../../domain/requests/request-error';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { COLLECTION } from './messages';
import type { Collection } from './use-collection';

export interface CollectionFailureProps {
  readonly failure: NonNullable<Collection['failure']>;
  readonly onRetry: () => void;
}

/** Stands where the movies would after a search that the service failed. */
export function CollectionFailure({ failure: { act, error }, onRetry }: CollectionFailureProps) {
  return (
    <ErrorPanel
      title={act === 'open' ? COLLECTION.loadFailed : COLLECTION.searchFailed}
      text={error.reason === 'here' ? COLLECTION.failedHere : tmdbErrorMessage(error.reason)}
    >
      <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </ErrorPanel>
  );
}

/** Stands where the movies would after a first search that was stopped: what it would have found nobody knows. */
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
  readonly reason: NoAnswer;
  /** A search was made, and the device could not answer it either. */
  readonly failed: boolean;
  /** Absent while the device says that it has no network: then trying again is of no use. */
  readonly onRetry?: () => void;
}

/** Over movies found before: they stay, new ones need an answer. */
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

/** In place of movies, where none were found before. */
export function NoConnectionYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState icon={WifiOff} title={COLLECTION.offlineEmptyTitle} text={COLLECTION.offlineEmpty}>
      <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </EmptyState>
  );
}
