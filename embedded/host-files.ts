// full names: Vite reads its configuration, and all that it imports, without a resolver
import { CACHE_CONTROL, HASHED_FOLDER } from './caching.ts';

/**
 * The files that tell Netlify and Cloudflare Pages what our own server does by itself: headers, and the page that
 * answers for every address of the app.
 * @returns content by file name
 */
export function hostFiles(security: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', security),
    rule(`${HASHED_FOLDER}*`, { 'cache-control': CACHE_CONTROL.hashed }),
    ...['/index.html', '/manifest.webmanifest', '/sw.js'].map((path) =>
      rule(path, { 'cache-control': CACHE_CONTROL.others }),
    ),
  ];
  return { _headers: `${rules.join('\n\n')}\n`, _redirects: '/* /index.html 200\n' };
}
