import type { NonEmpty } from '../../seeded-random';
import type { Family } from '../families';
import type { Composition } from '../scene';
import { burst, sight, slants } from './action';
import { compass, island, sail } from './adventure';
import { alley, fingerprint, skyline } from './city';
import { cocktail } from './cocktail';
import { bounce, confetti, jester, tiles } from './comedy';
import { dialogue } from './dialogue';
import { contours, globe, lens, reel } from './documentary';
import { rain, road, room, strata, tree } from './drama';
import { castle, dragon, portal } from './fantasy';
import { badge, mesas, ranges } from './frontier';
import { arches, citadel, temple } from './history';
import { eye, house, treeline } from './horror';
import { balloons, kite, village } from './meadow';
import { bars, record, stage } from './music';
import { flower, lake, meeting, ribbons } from './romance';
import { gate, giant, lattice, orbits } from './space';
import { blinds, doorway, keyhole, spiral } from './suspense';
import { march, medal, searchlights } from './war';

/** What each world can be drawn as. */
export const COMPOSITIONS: Record<Family, NonEmpty<Composition>> = {
  frontier: [mesas, ranges, badge],
  adventure: [sail, ranges, compass, island],
  action: [burst, slants, sight],
  war: [searchlights, medal, march],
  music: [record, stage, bars],
  city: [skyline, alley, fingerprint],
  suspense: [blinds, spiral, doorway, keyhole],
  horror: [treeline, house, eye],
  space: [orbits, giant, lattice, gate],
  meadow: [balloons, village, kite],
  romance: [meeting, flower, lake, ribbons],
  documentary: [reel, contours, globe, lens],
  history: [temple, arches, citadel],
  drama: [tree, room, strata, rain, road],
  comedy: [tiles, bounce, jester, confetti, dialogue, cocktail],
  fantasy: [castle, portal, dragon],
};

/** Those that cover the sky with the nearest ink: letters at the top stand on that. */
export const ON_NEAREST_INK: ReadonlySet<Composition> = new Set([blinds, keyhole, sight, arches]);

/** Those that leave no calm sky for letters at the top. */
export const FULL_TO_THE_TOP: ReadonlySet<Composition> = new Set([slants, tiles, spiral, ribbons, medal]);
