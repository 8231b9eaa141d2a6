import { HASHED_FOLDER } from '../host/caching';
import { headersFile } from './headers-file';
import { prerenderedScreens, SCREEN_ADDRESS, siteFiles, type Host } from './host';

/** Compatibility date of the Workers runtime. */
const COMPATIBILITY_DATE = '2025-09-01';

/**
 * Workers with static assets. The built-in single-page mode would answer missing scripts with the page, so a small
 * Worker handles what isn't a file; files are served without it.
 */
export const cloudflare: Host = {
  name: 'cloudflare',
  files: (site) => ({
    ...siteFiles(site, 'site/'),
    'site/_headers': headersFile(site),
    'worker.js': worker(prerenderedScreens(site)),
    'wrangler.json': `${JSON.stringify(CONFIGURATION, null, 2)}\n`,
  }),
  next: (folder) => `npx wrangler deploy --config ${folder}/wrangler.json`,
};

const CONFIGURATION = {
  name: 'matinee',
  main: 'worker.js',
  compatibility_date: COMPATIBILITY_DATE,
  // the app's worker precaches /index.html, which must not redirect to /
  assets: { directory: 'site', binding: 'ASSETS', html_handling: 'none', not_found_handling: 'none' },
};

/** @param drawn screens with a page of their own */
const worker = (drawn: readonly string[]) => `const SCREEN = /^${SCREEN_ADDRESS.replaceAll('/', '\\/')}$/;
const DRAWN = ${JSON.stringify(drawn)};

export default {
  async fetch(request, env) {
    const { pathname, origin } = new URL(request.url);
    const isScreen = SCREEN.test(pathname) && !pathname.startsWith('${HASHED_FOLDER}');
    const page = DRAWN.includes(pathname) ? pathname + '.html' : '/index.html';
    if (isScreen) return env.ASSETS.fetch(new Request(origin + page, request));
    return new Response('Not found\\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  },
};
`;
