import { RotateCw } from 'lucide-react';
import { COLLECTION } from '../../config/messages/collection';
import { MOVIE_DATABASE } from '../../config/messages/movie-database';
import type { Collection } from '../../data/hooks/use-collection';
import type { MovieDatabaseError } from '../../data/tmdb/error';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';

function reasonSentence({ reason }: MovieDatabaseError): string {
  if (reason === 'key-missing' || reason === 'key-refused') return MOVIE_DATABASE.keyFailed;
  return reason === 'rate-limited' ? MOVIE_DATABASE.rateLimited : COLLECTION.noAnswer;
}

export interface CollectionFailureProps {
  readonly failure: NonNullable<Collection['failure']>;
  readonly onRetry: () => void;
}

/** Stands where the films would after a search that the service failed. */
export function CollectionFailure({ failure: { act, error }, onRetry }: CollectionFailureProps) {
  return (
    <ErrorPanel title={act === 'open' ? COLLECTION.loadFailed : COLLECTION.searchFailed} text={reasonSentence(error)}>
      <Button look="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {COLLECTION.retry}
      </Button>
    </ErrorPanel>
  );
}
