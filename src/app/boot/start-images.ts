import { ownPath } from '../../config/environment';
import { START_IMAGES } from '../../config/start-images';

/**
 * Names the start images, which Safari on iPhones and iPads takes from the page when it is added to the home screen. No other
 * browser reads them, so that nobody else's page carries them.
 */
export function linkStartImages(): void {
  document.head.append(
    ...START_IMAGES.map(({ path, media }) => {
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = media;
      link.href = ownPath(path);
      return link;
    }),
  );
}
