import { useNow } from '../../../hooks/use-now';
import type { TmdbErrorReason } from '../../../domain/requests/request-error';
import { AgeLine } from '../../../components/age-line';
import { tmdbErrorMessage } from '../../../i18n/tmdb-error-message';

export interface MovieAgeProps {
  /** When the details were fetched, in milliseconds since 1970. */
  readonly since: number;
  /** Why there are no newer ones. */
  readonly reason: TmdbErrorReason;
}

/** Says how old the details are where they could not be renewed. */
export function MovieAge({ since, reason }: MovieAgeProps) {
  const now = useNow();
  return <AgeLine reason={tmdbErrorMessage(reason)} ageMs={now - since} />;
}
