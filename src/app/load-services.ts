import { environment } from '../config/environment';
import type { Services } from '../data/services';

let services: Promise<Services> | null = null;

/** The page's services, loaded on first use and wired to the configured addresses. A failed load is tried again. */
export function loadServices(): Promise<Services> {
  services ??= import('../data/services').then(
    ({ createServices }) => createServices(environment),
    (error: unknown) => {
      services = null;
      throw error;
    },
  );
  return services;
}
