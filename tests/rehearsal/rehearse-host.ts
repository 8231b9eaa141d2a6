import { askBy } from '../../embedded/doctor/ask';
import type { Finding } from '../../embedded/doctor/finding';
import { examineHost } from '../../embedded/doctor/examine';
import type { Site } from '../../embedded/hosting/host';
import type { HostServer } from './host-servers';
import { freePort } from './program';

/** Serves a site by a host's own server, and has the doctor examine all but the services behind it. */
export async function rehearseHost(server: HostServer, site: Site, folder: string): Promise<readonly Finding[]> {
  const serving = await server.start(site, folder, await freePort());
  try {
    return await examineHost(askBy(fetch), serving.url);
  } finally {
    await serving.end();
  }
}
