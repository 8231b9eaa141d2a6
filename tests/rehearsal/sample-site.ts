import { inlineParts } from '../../local-stack/host/inline-parts';
import { securityHeaders } from '../../local-stack/host/security-headers';
import { pagesOf } from '../../local-stack/host/static-files';
import type { Site } from '../../local-stack/hosting/host';
import { clientEnvironment } from '../../local-stack/settings/client-environment';

const PROJECT = {
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_rehearsal',
};

const page = (screen: string) =>
  `<!doctype html><html data-screen="${screen}"><head><script>first()</script><style>a{}</style><script type="module" src="/assets/a.js"></script></head><body><div id="root"></div></body></html>`;

/** A site with one file of each kind in a build, for a project that does not exist. */
export function sampleSite(): Site {
  const client = clientEnvironment(PROJECT);
  if (!client.ok) throw new Error(client.error);
  const files = {
    '/index.html': page('/'),
    '/charts.html': page('/charts'),
    '/assets/a.js': `/* ${'long enough to be compressed '.repeat(80)} */`,
    '/sw.js': 'precache([{"url":"index.html"},{"url":"assets/a.js"}])',
    '/manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/icons/icon.svg"}]}',
    '/icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '/deployment.json': JSON.stringify(client.value),
  };
  const build = new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  return { build, headers: securityHeaders(client.value, inlineParts(pagesOf(build).values())), supabase: {} };
}
