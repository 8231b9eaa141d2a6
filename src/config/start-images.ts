/** An Apple device's screen in portrait: size in CSS pixels, and the device pixel ratio. */
interface StartScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
}

const screen = (width: number, height: number, ratio: 2 | 3): StartScreen => ({ width, height, ratio });

/** iPhones and iPads that run a system of today, by Apple's Human Interface Guidelines (Layout, device screen dimensions). */
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

/** What an installed application shows until its first paint. */
export interface StartImage {
  /** Its address, below the application's own. */
  readonly path: string;
  /** Where it is the right one, as a media query. */
  readonly media: string;
  /** Pixels of the screen. */
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
  readonly theme: 'light' | 'dark';
}

/** Only a tablet starts an application lying. */
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
    // These devices report their portrait width in either orientation.
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${orientation}) and (prefers-color-scheme: ${theme})`,
    width: across,
    height: down,
    ratio,
    theme,
  };
}

/** Every start image: `tests/screenshots/start-images.ts` draws them. */
export const START_IMAGES: readonly StartImage[] = START_SCREENS.flatMap((one) =>
  (['light', 'dark'] as const).flatMap((theme) => [
    imageOf(one, 'portrait', theme),
    ...(isTablet(one) ? [imageOf(one, 'landscape', theme)] : []),
  ]),
);
