import { CACHE_CONTROL, HASHED_FOLDER } from '../host/caching';
import { prerenderedScreens, SCREEN_ADDRESS, siteFiles, type Host } from './host';

/** Vercel serves files first, then rewrites, then its own 404. */
export const vercel: Host = {
  name: 'vercel',
  files: (site) => ({
    ...siteFiles(site),
    'vercel.json': `${JSON.stringify(
      {
        framework: null,
        buildCommand: null,
        outputDirectory: '.',
        headers: [
          { source: '/(.*)', headers: headerList(site.headers) },
          { source: `${HASHED_FOLDER}(.*)`, headers: headerList({ 'cache-control': CACHE_CONTROL.hashed }) },
        ],
        rewrites: [
          ...prerenderedScreens(site).map((path) => ({ source: path, destination: `${path}.html` })),
          { source: `/((?!${HASHED_FOLDER.slice(1)})${SCREEN_ADDRESS.slice(1)})`, destination: '/index.html' },
        ],
      },
      null,
      2,
    )}\n`,
  }),
  next: (folder) => `npx vercel deploy --prod ${folder}`,
};

function headerList(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
