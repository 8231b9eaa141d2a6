import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withPreviewPicture } from '../../../bundle/prerender/drawn-pages';

describe('the picture of a shared link', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const picture = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1];

  it('has a full address where the site’s is known', () => {
    const built = withPreviewPicture(page, 'https://movies.example');
    expect(picture(built)).toBe('https://movies.example/icons/icon-512.png');
  });

  it('keeps the folder that the build has put before it', () => {
    const below = page.replace('"/icons/icon-512.png"', '"/matinee/icons/icon-512.png"');
    expect(picture(withPreviewPicture(below, 'https://name.github.io/matinee'))).toBe(
      'https://name.github.io/matinee/icons/icon-512.png',
    );
  });

  it('is a path where the site’s address is unknown', () => {
    expect(withPreviewPicture(page, '')).toBe(page);
  });
});
