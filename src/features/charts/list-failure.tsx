import { RotateCw, WifiOff } from 'lucide-react';
import { MESSAGES } from '../../config/messages';
import type { MovieDatabaseError } from '../../data/tmdb/error';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';

export interface ListFailureProps {
  readonly error: MovieDatabaseError;
  /** What is said of a failure of the service. */
  readonly sentence: string;
  readonly onRetry: () => void;
}

function sentenceOf({ reason }: MovieDatabaseError, sentence: string): string {
  if (reason === 'key-missing' || reason === 'key-refused') return MESSAGES.movieDatabase.keyFailed;
  return reason === 'rate-limited' ? `${sentence}. ${MESSAGES.movieDatabase.rateLimited}` : sentence;
}

/** Stands where a list would that cannot be had. Being offline is no error: the list comes with the connection. */
export function ListFailure({ error, sentence, onRetry }: ListFailureProps) {
  const { lists } = MESSAGES;
  const again = (
    <Button look="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {lists.retry}
    </Button>
  );
  if (error.reason === 'offline') {
    return (
      <EmptyState icon={WifiOff} title={lists.offlineEmptyTitle} text={lists.offlineEmpty}>
        {again}
      </EmptyState>
    );
  }
  return <ErrorPanel text={sentenceOf(error, sentence)}>{again}</ErrorPanel>;
}
