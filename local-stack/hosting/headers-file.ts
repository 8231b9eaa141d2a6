import { CACHE_CONTROL, HASHED_FOLDER } from '../host/caching';
import type { Site } from './host';

/** The _headers file of Netlify and Cloudflare. */
export function headersFile({ headers }: Pick<Site, 'headers'>): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', headers),
    rule(`${HASHED_FOLDER}*`, { 'cache-control': CACHE_CONTROL.hashed }),
    ...['/index.html', '/manifest.webmanifest', '/sw.js'].map((path) =>
      rule(path, { 'cache-control': CACHE_CONTROL.others }),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}
