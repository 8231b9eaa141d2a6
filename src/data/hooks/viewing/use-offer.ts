import { useQuery } from '@tanstack/react-query';
import type { TmdbErrorReason } from '../../../domain/requests/request-error';
import type { OwnService } from '../../../domain/watch-preferences';
import { regionsQuery, servicesQuery } from '../../../api/tmdb/providers';
import { queryFailure } from '../../../api/tmdb/errors';
import { useServices } from '../../../hooks/services-context';

/** What can be chosen. */
export interface AvailableServices {
  /** ISO 3166-1 codes; null until they are known. */
  readonly countries: readonly string[] | null;
  /** Those of the country; null until they are known. */
  readonly services: readonly OwnService[] | null;
  /** Why one of them is not known, where it was asked for in vain. */
  readonly failure: TmdbErrorReason | null;
  readonly retry: () => void;
}

/** The countries, and the services of one of them, as the movie database knows them. */
export function useAvailableServices(country: string): AvailableServices {
  const load = useServices();
  const regions = useQuery(regionsQuery(load));
  const services = useQuery(servicesQuery(load, country));
  const failure = [regions, services].map((query) => (query.isFetching ? null : queryFailure(query))).find(Boolean);
  return {
    countries: regions.data ?? null,
    services: services.data ?? null,
    failure: failure?.reason ?? null,
    retry() {
      for (const query of [regions, services]) if (query.data === undefined) void query.refetch();
    },
  };
}
