import { environment } from '../../config/environment';
import type { DeviceDatabase } from '../../db/device-database';
import type { Services } from '../../services/services';

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
  import('../../db/device-database').then((module) => new module.DeviceDatabase()),
);

/** The movies kept for searches without the movie database, which no first page waits for. */
const loadCatalogue = once(() =>
  import('../../db/browsing-cache').then(({ BrowsingCacheStore: BrowsingCacheStore }) => new BrowsingCacheStore()),
);

/** The page's services, wired to the configured addresses. */
export const loadServices: () => Promise<Services> = once(() =>
  import('../../services/page-services').then(({ createPageServices }) =>
    createPageServices(environment, openDevice, loadCatalogue),
  ),
);
