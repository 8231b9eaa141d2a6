import { environment } from '../config/environment';
import type { DeviceDatabase } from '../data/local/device-database';
import type { Services } from '../data/services';

/** Loads on first use, once. A load that failed is tried again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/** The device's database, which a visitor's first page does without. */
const openDevice: () => Promise<DeviceDatabase> = once(() =>
  import('../data/local/device-database').then((module) => new module.DeviceDatabase()),
);

/** The page's services, wired to the configured addresses. */
export const loadServices: () => Promise<Services> = once(() =>
  import('../data/services').then(({ createServices }) => createServices(environment, openDevice)),
);
