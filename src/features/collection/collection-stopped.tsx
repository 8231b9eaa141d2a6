import { RotateCw, Search } from 'lucide-react';
import { COLLECTION } from '../../words/en/lists/collection';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';

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
