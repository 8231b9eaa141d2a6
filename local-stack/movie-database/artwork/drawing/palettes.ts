/** The colors of one image. */
export interface Palette {
  /** Background at the top and towards the middle. */
  readonly sky: string;
  readonly low: string;
  /** The nearest land, where a title may be. */
  readonly near: string;
  /** Subject, accent, lightest and darkest color. */
  readonly main: string;
  readonly pop: string;
  readonly pale: string;
  readonly dark: string;
}

/** Seven colors in the order sky, low, near, main, pop, pale, dark. */
function inks(list: string): Palette {
  const [sky = '', low = '', near = '', main = '', pop = '', pale = '', dark = ''] = list
    .split(' ')
    .map((digits) => `#${digits}`);
  return { sky, low, near, main, pop, pale, dark };
}

/** Palettes of one mood can replace each other where neighbors would look alike. */
export const MOODS = {
  night: {
    abyss: inks('060a1a 1b2f5e 04060f f4e6c8 f59a3c fbf3e0 04060f'),
    midnight: inks('10204a 3a5f96 0a1430 f5ead2 ff6b57 fdf6e6 0a1430'),
    noir: inks('141416 3b3733 0b0b0c efe6d4 e0323c f7f1e4 0b0b0c'),
    ember: inks('1d090d 8a1f1c 12050a f8d9a0 ff7d2e fff0d2 12050a'),
    plum: inks('221038 6b3480 15092a f9e4ee f7b538 fff4ee 15092a'),
    circuit: inks('04120d 0f4a36 020a07 c9f7c4 41e08a effde9 020a07'),
    harbour: inks('06222d 1b6f74 04161e f6ead0 ff8056 fbf5e4 04161e'),
    wine: inks('2b0917 7c1c40 1b0610 fbe0cf f0b84a fff1e6 1b0610'),
    cocoa: inks('20130d 6b4326 150c08 f8e4bd ee8a3f fdf3df 150c08'),
    steel: inks('19222d 506577 10171f f2eee2 ee3f46 faf7ee 10171f'),
    neon: inks('170a33 7c1f8c 0d061f fbe3ff 29e0e8 fff2ff 0d061f'),
    amber: inks('17150f 4a3d1d 0e0d09 ffd24a f06a2a fff3cf 0e0d09'),
    pine: inks('0d2019 2f5f45 08140f f3ecd0 f2b33d faf6e2 08140f'),
  },
  bold: {
    scarlet: inks('dc3a30 b9212c 2b0a10 240a12 ffd9a0 fff2dd 240a12'),
    tangerine: inks('f7963a e8642c 4b1718 2d0f17 fff0c4 fff5e0 2d0f17'),
    sunflower: inks('fbc937 f6a723 6e2a1e 2b1a30 d92e32 fff7dd 2b1a30'),
    leaf: inks('3fa463 1f7a58 0e3a2e 0b2a24 ffdc5e f6f8e4 0b2a24'),
    turquoise: inks('25aeb0 12808f 0a3848 072c3a ffd35c f4f9ee 072c3a'),
    cobalt: inks('2468cf 1843a0 0b1d55 fdf1d8 ffbd2e fff8e8 0b1d55'),
    violet: inks('7646bd 4d2c92 211148 fdeeff ffc94a fff7ff 211148'),
    magenta: inks('e0287a b0175e 3b082a fff1e2 ffd84d fff6ee 3b082a'),
    rust: inks('c0512e 8f3023 3a1110 fbe8c8 f9c04a fff4e0 3a1110'),
    olive: inks('8f9150 63692f 2a2e14 f8f3d4 e2542d fcf9e4 2a2e14'),
    denim: inks('5687b3 345f90 132c4c fbf4e2 f7a83f fffaf0 132c4c'),
    brick: inks('a63a3f 76232f 2c0b14 fbe6d2 f4a93f fff3e6 2c0b14'),
  },
  day: {
    paper: inks('f4ebd8 e9d8b6 2a2a33 22232d de3a2d fffaf0 22232d'),
    ice: inks('e6f1f6 b3d3e6 2d5272 163450 e8572c ffffff 163450'),
    mint: inks('d9f0e2 9fd6c2 24685f 123f3d f4644a fcfff8 123f3d'),
    blush: inks('fcded6 f4aea6 8b3556 4b1031 cc1f50 fff7f2 4b1031'),
    lemon: inks('fcf1ae f8d955 a85724 3b2a1e e2442e fffce8 3b2a1e'),
    picnic: inks('9fdaf0 e0f3ea 2b776f 103a52 f4543c fffdf4 103a52'),
    lilac: inks('e5daf5 bca4e2 573b92 2b1a56 f4618a fdf9ff 2b1a56'),
    sand: inks('f2dca8 e4ae66 87472a 35190f 0d7280 fff7e4 35190f'),
    peach: inks('ffdcb6 ffa97f a1414a 3e1231 1f7f92 fff6ea 3e1231'),
    candy: inks('ffa6c3 ff78a3 a11b5e 4f0d3d fff3c4 fff7f9 4f0d3d'),
    fog: inks('cfd8d6 9cafb4 3a4f58 1b2a31 d0432f f7f9f5 1b2a31'),
  },
  dusk: {
    dusk: inks('6a4a9c ffab76 2a1645 22103a ffe9b8 fff3df 22103a'),
    sunset: inks('e4452f ffc654 3f1021 310b1c fff2c0 fff7e2 310b1c'),
    dawn: inks('7d8bdb ffd3b4 332a69 282158 ff6a62 fff5ea 282158'),
    mars: inks('9c2b20 f49a52 3b1013 2b0a10 ffe7b0 fff2dc 2b0a10'),
    lagoon: inks('177d92 a6e4cb 07384a 063040 ff7a52 f8fff6 063040'),
    savanna: inks('f7b432 ff7a3e 4a1a16 381214 fff3c8 fff8e4 381214'),
    orchid: inks('b0459a ffb199 3c1250 310e44 fff0b8 fff5ee 310e44'),
    aurora: inks('115a78 63d2a4 06293c 052234 fff3b0 f4fff4 052234'),
  },
} as const;

type Moods = typeof MOODS;
export type Mood = keyof Moods;
export type PaletteName = { [M in Mood]: keyof Moods[M] }[Mood];

export const PALETTES = Object.assign({}, ...Object.values(MOODS)) as Readonly<Record<PaletteName, Palette>>;

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}

/** Mixes two colors; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const towards = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((towards[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of '#rrggbb' (WCAG 2.2), 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors (WCAG 2.2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

/** The palette's light or dark color, whichever has more contrast. */
export function readableOn(ground: string, { pale, dark }: Palette): string {
  return contrast(ground, pale) >= contrast(ground, dark) ? pale : dark;
}
