import { RotateCw } from 'lucide-react';
import { COLLECTION } from '../../words/en/lists/collection';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import type { Collection } from '../../data/hooks/collection/use-collection';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';

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
