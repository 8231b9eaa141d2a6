import { RotateCw, WifiOff } from 'lucide-react';
import { LISTS } from '../../config/messages/lists';
import { MOVIE_DATABASE } from '../../config/messages/movie-database';
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
  if (reason === 'key-missing' || reason === 'key-refused') return MOVIE_DATABASE.keyFailed;
  return reason === 'rate-limited' ? `${sentence}. ${MOVIE_DATABASE.rateLimited}` : sentence;
}

/** Stands where a list would that cannot be had. Being offline is no error: the list comes with the connection. */
export function ListFailure({ error, sentence, onRetry }: ListFailureProps) {
  const again = (
    <Button look="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onPress={onRetry}>
      {LISTS.retry}
    </Button>
  );
  if (error.reason === 'offline') {
    return (
      <EmptyState icon={WifiOff} title={LISTS.offlineEmptyTitle} text={LISTS.offlineEmpty}>
        {again}
      </EmptyState>
    );
  }
  return <ErrorPanel text={sentenceOf(error, sentence)}>{again}</ErrorPanel>;
}
