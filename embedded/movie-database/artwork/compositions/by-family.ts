import type { NonEmpty } from '../../films/seeded-random';
import type { Family } from '../drawing/families';
import type { Composition } from '../drawing/scene';
import { burst, sight, slants } from './dread/action';
import { compass, island, sail } from './places/adventure';
import { alley, fingerprint, skyline } from './places/city';
import { cocktail } from './people/cocktail';
import { bounce, confetti, jester, tiles } from './people/comedy';
import { dialogue } from './people/dialogue';
import { contours, globe, lens, reel } from './people/documentary';
import { rain, road, room, strata, tree } from './people/drama';
import { castle, dragon, portal } from './dread/fantasy';
import { badge, mesas, ranges } from './places/frontier';
import { arches, citadel, temple } from './places/history';
import { eye, house, treeline } from './dread/horror';
import { balloons, kite, village } from './places/meadow';
import { bars, record, stage } from './people/music';
import { flower, lake, meeting, ribbons } from './people/romance';
import { gate, giant, lattice, orbits } from './places/space';
import { blinds, doorway, keyhole, spiral } from './dread/suspense';
import { march, medal, searchlights } from './places/war';

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
