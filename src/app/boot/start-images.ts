import { ownPath } from '../../config/environment';

/** An Apple screen in portrait: CSS pixels, and device pixels per CSS pixel. */
interface StartScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
}

const screen = (width: number, height: number, ratio: 2 | 3): StartScreen => ({ width, height, ratio });

/** Current iPhones and iPads, from Apple's Human Interface Guidelines (Layout, device screen dimensions). */
const START_SCREENS: readonly StartScreen[] = [
  screen(320, 568, 2),
  screen(375, 667, 2),
  screen(375, 812, 3),
  screen(390, 844, 3),
  screen(393, 852, 3),
  screen(402, 874, 3),
  screen(414, 736, 3),
  screen(414, 896, 2),
  screen(414, 896, 3),
  screen(420, 912, 3),
  screen(428, 926, 3),
  screen(430, 932, 3),
  screen(440, 956, 3),
  screen(744, 1133, 2),
  screen(768, 1024, 2),
  screen(810, 1080, 2),
  screen(820, 1180, 2),
  screen(834, 1112, 2),
  screen(834, 1194, 2),
  screen(834, 1210, 2),
  screen(1024, 1366, 2),
  screen(1032, 1376, 2),
];

/** The launch image of an installed application. */
export interface StartImage {
  /** Path relative to the base path. */
  readonly path: string;
  /** Media query of the screens it fits. */
  readonly media: string;
  /** In device pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
  readonly theme: 'light' | 'dark';
}

/** Only tablets launch applications in landscape. */
const isTablet = ({ width }: StartScreen) => width > 500;

function imageOf(
  { width, height, ratio }: StartScreen,
  orientation: 'portrait' | 'landscape',
  theme: StartImage['theme'],
): StartImage {
  const sides = [width * ratio, height * ratio] as const;
  const [across, down] = orientation === 'portrait' ? sides : ([sides[1], sides[0]] as const);
  return {
    path: `/start/${across}x${down}-${theme}.png`,
    // iOS reports the portrait width in both orientations.
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${orientation}) and (prefers-color-scheme: ${theme})`,
    width: across,
    height: down,
    ratio,
    theme,
  };
}

/** Every start image; `npm run start-images` renders them. */
export const START_IMAGES: readonly StartImage[] = START_SCREENS.flatMap((one) =>
  (['light', 'dark'] as const).flatMap((theme) => [
    imageOf(one, 'portrait', theme),
    ...(isTablet(one) ? [imageOf(one, 'landscape', theme)] : []),
  ]),
);

/**
 * Adds the start images to the page. Only Safari on iPhone and iPad reads them, when the page is added to the home
 * screen, so other browsers don't get them.
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
