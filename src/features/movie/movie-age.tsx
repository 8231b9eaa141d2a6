import { MOVIE } from '../../config/messages/movie';
import { useNow } from '../../data/hooks/use-now';
import type { MovieDatabaseError } from '../../data/tmdb/error';
import { AgeLine } from '../../ui/age-line';

function reasonSentence(reason: MovieDatabaseError['reason']): string {
  if (reason === 'offline') return MOVIE.outdatedOffline;
  return reason === 'not-found' ? MOVIE.outdatedGone : MOVIE.outdatedFailed;
}

export interface MovieAgeProps {
  /** When the details were fetched, in milliseconds since 1970. */
  readonly since: number;
  /** Why there are no newer ones. */
  readonly reason: MovieDatabaseError['reason'];
}

/** Says how old the details are where they could not be renewed. */
export function MovieAge({ since, reason }: MovieAgeProps) {
  const now = useNow();
  return <AgeLine reason={reasonSentence(reason)} ageMs={now - since} />;
}
