import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchWithLaunch } from '../../../src/hooks/use-launch';
import { LAST_ANSWERS } from '../../../src/i18n/messages/results';
import { LINK_SCHEME, ROUTES, SHARED_PARTS } from '../../../src/config/routes';

const PUBLIC = join(import.meta.dirname, '../../../public');

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly display_override: readonly string[];
  readonly icons: readonly ManifestImage[];
  readonly screenshots: readonly ManifestImage[];
  readonly share_target: { readonly action: string; readonly method: string; readonly params: object };
  readonly protocol_handlers: readonly { readonly protocol: string; readonly url: string }[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly ManifestImage[];
  }[];
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
const images = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
const routes: readonly string[] = Object.values(ROUTES);

/** Width and height from a PNG header. */
function sizeOf(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it.each(images.filter(({ src }) => src.endsWith('.png')))('$src is an image of $sizes', ({ src, sizes }) => {
    expect(sizeOf(readFileSync(join(PUBLIC, src)))).toBe(sizes);
  });

  it('has shortcuts to the screens that members use, each with its own icon', () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Find a movie',
      LAST_ANSWERS.again,
      'Pick one from my watchlist',
      'Favorites',
      'Top 50',
      'Collection',
    ]);
    for (const { url, icons } of manifest.shortcuts) {
      expect(routes).toContain(`/${url.replace(/\?.*/, '')}`);
      expect(icons).toHaveLength(1);
    }
    expect(routes).toContain(`/${manifest.start_url}`);
  });

  it('has shortcuts that search with the last answers and pick from the watchlist', () => {
    const urls = manifest.shortcuts.map(({ url }) => `/${url}`);
    expect(urls).toContain(ROUTES.dashboard + searchWithLaunch('', 'again'));
    expect(urls).toContain(ROUTES.watchlist + searchWithLaunch('', 'pick'));
  });

  it('sends shared content and its own links to the screen that finds a movie', () => {
    const { action, method, params } = manifest.share_target;
    expect([`/${action}`, method]).toEqual([ROUTES.open, 'GET']);
    expect(params).toEqual({ title: SHARED_PARTS.title, text: SHARED_PARTS.text, url: SHARED_PARTS.address });
    const links = { protocol: LINK_SCHEME.replace(':', ''), url: `open?${SHARED_PARTS.address}=%s` };
    expect(manifest.protocol_handlers).toEqual([links]);
  });

  it('opens in its own window, on desktops with the header in place of the title bar', () => {
    expect([...manifest.display_override, manifest.display]).toEqual(['window-controls-overlay', 'standalone']);
  });

  it('has an icon for every purpose', () => {
    expect(new Set(manifest.icons.map(({ purpose = 'any' }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
  });
});

it('a shared link is previewed with the name, a sentence and a picture that exists', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  const property = (name: string) => new RegExp(`property="og:${name}"\\s+content="([^"]*)"`).exec(page)?.[1] ?? '';
  expect([property('title'), property('description')]).toEqual(['Matinee', expect.stringContaining('fifteen good')]);
  expect(existsSync(join(PUBLIC, property('image')))).toBe(true);
  expect(property('image')).not.toBe('');
});
