import { RotateCw, WifiOff } from 'lucide-react';
import { LISTS } from '../../i18n/messages/movies';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { Button } from '../controls/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorPanel } from '../feedback/error-panel';

export interface ListFailureProps {
  readonly reason: TmdbErrorReason;
  /** What failed. */
  readonly title: string;
  /** What is said without a network. */
  readonly offline?: string;
  readonly onRetry: () => void;
}

/** Stands where a list would that cannot be had. Being offline is no error: the list comes with the connection. */
export function ListFailure({ reason, title, offline = LISTS.offlineEmpty, onRetry }: ListFailureProps) {
  const again = (
    <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {LISTS.retry}
    </Button>
  );
  if (reason === 'offline') {
    return (
      <EmptyState icon={WifiOff} title={LISTS.offlineEmptyTitle} text={offline}>
        {again}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title={title} text={tmdbErrorMessage(reason)}>
      {again}
    </ErrorPanel>
  );
}
