import { inlineParts } from '../host/inline-parts';
import { securityHeaders } from '../host/security-headers';
import type { HttpResponse, SendRequest } from './request';
import { isThisMachine, type Deployment } from './deployment';
import { fault, good, note, type Finding } from './finding';

const REPUBLISH = 'Publish the folder from `npm run deploy -- HOST`, with its configuration for that host.';
/** Maximum cache lifetime of a page in seconds, so that updates arrive; GitHub Pages uses ten minutes. */
const PAGE_AGE = 600;
const HTML = { headers: { accept: 'text/html' } };

/** True if a response is the app's page, whatever its status. */
function isPage(response: HttpResponse): boolean {
  return response.text.includes('id="root"');
}

/** The page exists, is served over https, and isn't cached for too long. */
export async function examinePage(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'page';
  const response = await send(`${site}/`, HTML);
  if (response === null) return fault(topic, `${site} doesn’t answer.`, 'Check the address, and that the host is up.');
  if (response.status !== 200 || !isPage(response))
    return fault(topic, `${site} answers ${response.status}, but not with the app’s page.`, REPUBLISH);
  if (!site.startsWith('https:') && !isThisMachine(site))
    return fault(topic, 'It’s served without https.', 'Serve it over https: workers and sign-in need it.');
  const age = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  if (age > PAGE_AGE)
    return fault(topic, `It may be cached for ${age} seconds, so people would miss updates.`, REPUBLISH);
  return good(topic, `${site} answers with the app’s page.`);
}

/** The security headers, or the policy in the page if the host can't send headers. */
export async function examineHeaders(send: SendRequest, { site, ...deployment }: Deployment): Promise<Finding> {
  const topic = 'headers';
  const response = await send(`${site}/`, HTML);
  const own = (address: string) => (new URL(address).origin === new URL(site).origin ? '/' : address);
  const hosts = {
    VITE_SUPABASE_URL: own(deployment.supabase),
    VITE_MOVIE_DATABASE_URL: own(deployment.movieDatabase),
    VITE_IMAGE_URL: own(deployment.images),
  };
  // every page of the build has the same inline script and styles
  const expected = securityHeaders(hosts, inlineParts([response?.text ?? '']));
  const missing = Object.entries(expected).filter(([name, value]) => response?.headers.get(name) !== value);
  if (missing.length === 0) return good(topic, `All ${Object.keys(expected).length} are set correctly.`);
  const inPage = response?.text.includes('http-equiv="Content-Security-Policy"') === true;
  if (inPage && missing.length === Object.keys(expected).length)
    return note(
      topic,
      'The host sends none, but the page has the content security policy.',
      'GitHub Pages can’t send headers. Other sites can show the page in a frame there.',
    );
  return fault(topic, `Missing or different: ${missing.map(([name]) => name).join(', ')}.`, REPUBLISH);
}

/** A deep link serves the app's page. */
export async function examineFallback(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'links';
  const response = await send(`${site}/movie/278`, HTML);
  if (response === null || !isPage(response))
    return fault(topic, `A link to /movie/278 doesn’t get the page (${response?.status ?? 'no answer'}).`, REPUBLISH);
  if (response.status !== 200)
    return note(
      topic,
      `A link to a screen gets the page, but with status ${response.status}.`,
      'People won’t notice, but search engines will. GitHub Pages can’t do better.',
    );
  return good(topic, 'A link to a screen gets the page.');
}

/** A missing script isn't answered with the page, and the bundler's metadata isn't public. */
export async function examineMissing(send: SendRequest, site: string): Promise<Finding> {
  const topic = 'missing files';
  const gone = await send(`${site}/assets/gone-00000000.js`);
  if (gone === null || gone.status < 400)
    return fault(
      topic,
      `A missing script answers ${gone?.status ?? 'nothing'}, so browsers would cache that as a script.`,
      REPUBLISH,
    );
  const notes = await send(`${site}/.vite/manifest.json`);
  if (notes?.status === 200 && !isPage(notes))
    return fault(topic, 'The build’s own manifest is published (.vite/manifest.json).', REPUBLISH);
  return good(topic, 'Missing files are answered as missing.');
}
