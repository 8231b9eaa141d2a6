import { expect, it } from 'vitest';
import { IMAGE_WIDTHS, buildImageUrl } from '../../../src/config/images';

it('images are requested in four widths of the image host [CALL-38]', () => {
  expect(Object.values(IMAGE_WIDTHS).sort()).toEqual(['w1280', 'w185', 'w500', 'w92']);
  expect(buildImageUrl('https://image.tmdb.org/t/p', '/abc.jpg', 'w500')).toBe(
    'https://image.tmdb.org/t/p/w500/abc.jpg',
  );
});
