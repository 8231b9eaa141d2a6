import { SERVICE_IDS } from '../../config/streaming';
import { serviceName, type Provider } from '../release/streaming';
import type { OwnService } from './viewing';

/** The services of a country as they can be chosen: each under its one name, with the ids of all its plans, the best known first. */
export function offeredServices(providers: readonly Provider[]): readonly OwnService[] {
  const ids = new Map<string, number[]>();
  for (const { id, name } of [...providers].sort((a, b) => a.displayPriority - b.displayPriority)) {
    const one = serviceName(name);
    ids.set(one, [...(ids.get(one) ?? []), id]);
  }
  return [...ids].map(([name, all]) => ({ name, ids: all.slice(0, SERVICE_IDS) }));
}
