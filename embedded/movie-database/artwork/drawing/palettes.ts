import type { NonEmpty } from '../../films/seeded-random';
import type { Family } from './families';
import type { Palette } from './palette';

/** Nine inks in the order sky top, sky bottom, far, mid, near, glow, accent, paper, ink. */
function inks(list: string): Palette {
  const [top = '', bottom = '', far = '', mid = '', near = '', glow = '', accent = '', paper = '', ink = ''] = list
    .split(' ')
    .map((digits) => `#${digits}`);
  return { sky: [top, bottom], far, mid, near, glow, accent, paper, ink };
}

// Evening and earth.
const mesa = inks('f2b56b e2582f b8402a 7d2a23 31131a fff0c4 f7c548 f7ecd6 2d1214');
const dust = inks('efe0b4 e9a23b c9682b 8a3324 33150f fffbe6 3f8f8a f8efdb 2d1610');
const lagoon = inks('0f3d4c f2a15a 1f6a70 124750 082830 ffe6b0 f25c54 f4ead6 07222a');
const alpine = inks('dfe9e4 a9cbcb 6a99a0 33606b 12303a f7b267 e4572e f6f2e7 12303a');
const harvest = inks('f6d9a0 ee964b bf5b3a 7a3b3b 2c1a26 fff3d0 c1292e faf0dc 2c1a26');
const fjord = inks('23395b 8db1ab 587792 2f4a68 142338 f4d58d e76f51 f2f0e4 142338');
// Night.
const ember = inks('170b10 8c1c13 5a1218 34090f 12040a ffb238 f25c1f f7e7ce 1a070c');
const steel = inks('0d1b2a 415a77 2e4560 1b2e45 081420 e0e1dd e63946 eef0ec 0d1b2a');
const neon = inks('190b33 7b2d6b 4a1d6b 2c1250 0e0620 ff7b9c 38d6c9 f6e9ff 160a2c');
const lamp = inks('12110f 4a3b22 3a2e1b 241d12 0c0a08 ffd27a d1512d f5ead2 15120d');
const harbour = inks('0a1f2e 1f5c6b 194854 10313d 06161f f6c667 ef6f4c f1ead8 0a1f2e');
const plum = inks('1b1030 553772 3c2459 25153d 0d0719 f1d9a7 e4507a f5ecdf 1b1030');
const bloodMoon = inks('0b0a10 4a0f18 2d0a12 1c070d 080406 d7263d f2c14e f3e4d0 12080b');
const fog = inks('1c2b2f 7d9b90 4c6c66 2b4443 0a1517 edf2d8 b3242b f1f2e6 0f1c1f');
const witching = inks('130f2a 55306e 321d4f 1e1236 0a0716 e9d66b e0405a f3ead8 130f2a');
const swamp = inks('0d1a14 3f5e3a 2a4530 182b1f 070f0b d8e06a c8452f eef0d8 0c1711');
// Space and wonder.
const orbit = inks('070b1f 27337a 3c44a6 2b2a6b 060818 ff8360 6ee7e0 eceef8 0a0d24');
const mars = inks('1b0f1e c4512f 8c3325 5a1f22 1d0b12 ffd39a f7a04b f9e9d4 220d13');
const mint = inks('eef2e6 b9d8cd 7fb5ac 2f6f73 14323f f26b4a f2b544 f8f7ee 14323f');
const aurora = inks('071a2b 1f7a7a 17595f 0f3a48 051622 c8f7c5 f58ab0 e9f7ef 06202b');
const spell = inks('1a1446 8a4fae 5a3590 352066 120c33 ffe29a 5fd6c4 f6eefc 1a1446');
const elf = inks('0f2b2b 7fae7a 447a5f 24514a 0b2423 fff0b8 e8a23d f3f2df 0c2626');
// Day and play.
const picnic = inks('8fd3e8 e8f4dc 8cc27a 4a9a6b 1f5a50 ffd55a ef5b4c fdf8ea 17443e');
const sherbet = inks('ffd9c0 fff1d6 f6a5a0 e4677a 7d2f55 ffc94f 37a7a0 fff9ee 4d1d38');
const toybox = inks('3fa7d6 bfe5ef 59b37a 2b7f73 173f5f fac748 ee4b3e fdf6e3 173f5f');
const dawn = inks('6c7fd8 ffc9a8 a482c4 6a559c 32306b fff0b5 ff7a6b fdf3ea 2a285c');
const mustard = inks('f3c53c f6d769 e07a2f b93f36 1f3a4d fff6dc d8412f fdf5e0 1f3a4d');
const coral = inks('f2604b f58a6b f9b48f a92b3d 4c1230 ffe9c9 2a7f86 fff3e4 4c1230');
const teal = inks('1f8a8c 58b7ac f0c85a 136066 0b3a44 fff2cf f2604b fdf7e6 0b3a44');
const bubblegum = inks('f7a8b8 fbd3d0 f27a93 b83a6a 4d1440 fff4e0 2b9eb3 fff6f1 4d1440');
// Feeling.
const blush = inks('f8d9cf f1a7a0 d9707a a63a56 4a1430 fff1e2 c9304c fdf2ea 4a1430');
const rosewood = inks('3a0f22 a6385a 7a2445 561632 220713 ffcfae ee5d6c fbe6da 2a0a18');
const moonlit = inks('141b3d 6b6fa8 454b86 2a2f61 0e1230 f7ecc8 f08a8a f3eff5 141b3d');
const apricot = inks('fbe3b8 f4b183 d98a6c 8f4a52 3a1c33 fff5dd cf3f4a fdf4e3 3a1c33');
// Sober.
const slate = inks('d9dcd6 a7b4b8 7c8f98 46606e 1c2e3a f4efe0 c8553d f5f3ec 1c2e3a');
const clay = inks('e9dcc9 d3b393 b5876a 77503f 33211c fbf4e4 3f6f73 f8f1e5 33211c');
const ink = inks('1c1f26 4c5866 38424f 252c36 0f1217 f2ead8 e0a437 f2efe6 14171d');
const moss = inks('d8dcc0 a3b18a 7c9272 4a6650 1f3329 fbf5dc d1603d f6f5e6 1f3329');
const marble = inks('cfe0e8 f0d9b5 c8a27c 8a6446 3a2a26 fff4d6 b23a32 faf4e6 33241f');
const fresco = inks('e8c48e c9743f a4512f 6f3426 2e1815 fbe8c0 2f6673 f7ead3 2e1815');
const olive = inks('2b2f1f 8a8450 5f6038 40432a 191b11 f0dfa0 c4472d f2ecd6 1f2216');
const khaki = inks('d8c9a0 b08d57 8a6a44 5c4a33 2a2119 f7e8bf a5342a f5ecd4 2a2119');

/** The palettes that suit each world. */
export const PALETTES: Record<Family, NonEmpty<Palette>> = {
  frontier: [mesa, dust, harvest, khaki, lagoon],
  adventure: [lagoon, alpine, mesa, harvest, fjord, teal],
  action: [ember, steel, coral, neon, mustard, harbour],
  war: [olive, khaki, steel, ember, fjord],
  music: [neon, plum, coral, lamp, teal, rosewood],
  city: [lamp, harbour, steel, plum, ember],
  suspense: [steel, lamp, bloodMoon, fog, harbour, mustard],
  horror: [bloodMoon, fog, witching, swamp],
  space: [orbit, mars, mint, aurora, neon],
  meadow: [picnic, toybox, dawn, sherbet, alpine],
  romance: [blush, rosewood, moonlit, apricot, bubblegum],
  documentary: [slate, ink, clay, harbour, moss],
  history: [marble, fresco, khaki, fjord, harvest],
  drama: [slate, harvest, clay, fjord, moss, moonlit, ink, lagoon],
  comedy: [mustard, coral, teal, bubblegum, sherbet, toybox],
  fantasy: [spell, elf, aurora, dawn, witching],
};
