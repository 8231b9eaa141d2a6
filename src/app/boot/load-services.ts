import { environment } from '../../config/environment';
import type { DeviceDatabase } from '../../db/device-database';
import type { Services } from '../../services/services';

/** Memoizes a loader; a failed load is retried on the next call. */
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

/** The device database, loaded on demand to keep it out of a visitor's first page. */
const openDevice: () => Promise<DeviceDatabase> = once(() =>
  import('../../db/device-database').then((module) => new module.DeviceDatabase()),
);

/** The movies cached for offline searches. */
const loadBrowsingCache = once(() =>
  import('../../db/browsing-cache').then(({ BrowsingCacheStore }) => new BrowsingCacheStore()),
);

/** The page's services, wired to the configured addresses. */
export const loadServices: () => Promise<Services> = once(() =>
  import('../../services/page-services').then(({ createPageServices }) =>
    createPageServices(environment, openDevice, loadBrowsingCache),
  ),
);
