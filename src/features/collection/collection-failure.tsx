import { RotateCw } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import type { Collection } from '../../data/hooks/use-collection';
import type { MovieDatabaseError } from '../../data/tmdb/error';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';

function reasonSentence({ reason }: MovieDatabaseError): string {
  if (reason === 'key-missing' || reason === 'key-refused') return MESSAGES.movieDatabase.keyFailed;
  return reason === 'rate-limited' ? MESSAGES.movieDatabase.rateLimited : MESSAGES.collection.noAnswer;
}

export interface CollectionFailureProps {
  readonly failure: NonNullable<Collection['failure']>;
  readonly onRetry: () => void;
}

/** Stands where the films would after a search that the service failed. */
export function CollectionFailure({ failure: { act, error }, onRetry }: CollectionFailureProps) {
  const { collection: words } = MESSAGES;
  return (
    <ErrorPanel title={act === 'open' ? words.loadFailed : words.searchFailed} text={reasonSentence(error)}>
      <Button look="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
        {words.retry}
      </Button>
    </ErrorPanel>
  );
}
