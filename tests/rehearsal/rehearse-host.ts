import { requestSender, type SendRequest } from '../../local-stack/doctor/request';
import { fault, good, type Finding } from '../../local-stack/doctor/finding';
import { examineHost } from '../../local-stack/doctor/examine';
import type { Site } from '../../local-stack/hosting/host';
import type { HostServer } from './host-servers';
import { freePort } from './program';

/** A prerendered screen is served from its own page. */
async function examineDrawn(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'drawn screens';
  const answer = await send(`${site}/charts`, { headers: { accept: 'text/html' } });
  return answer?.status === 200 && answer.text.includes('data-screen="/charts"')
    ? good(topic, '/charts is answered with its own page.')
    : fault(
        topic,
        `/charts answers ${answer?.status ?? 'nothing'} without its own page.`,
        'Serve the page of that name.',
      );
}

/** Serves a site with a host's own server, and runs the doctor on everything except the services behind it. */
export async function rehearseHost(server: HostServer, site: Site, folder: string): Promise<readonly Finding[]> {
  const serving = await server.start(site, folder, await freePort());
  try {
    const send = requestSender(fetch);
    return [...(await examineHost(send, serving.url)), await examineDrawn(send, serving.url)];
  } finally {
    await serving.end();
  }
}
