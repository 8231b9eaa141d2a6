import { CREATURES } from './creatures';
import { FIGURES } from './figures';
import { PLACES } from './places';
import { THINGS } from './things';
import { VEHICLES } from './vehicles';

/** Every subject that a picture can have. */
export const MOTIFS = { ...CREATURES, ...FIGURES, ...PLACES, ...THINGS, ...VEHICLES };
export type MotifName = keyof typeof MOTIFS;

/** The gap between a subject and the bottom of its box, if any; subjects on land are lowered by it. */
// prettier-ignore
export const LIFTED: Partial<Record<MotifName, number>> = {
  train: 27, hoverboard: 8, bus: 10, trolley: 5, divingMask: 12, watermelon: 16, coconut: 10, sandwich: 12, rat: 13, cowboyHat: 14, fedora: 16, lamp: 14, car: 16, van: 9, taxi: 11, pickup: 13, motorcycle: 12,
  bicycle: 12, headphones: 14, crown: 14, swan: 10, whale: 24, biplane: 19, envelope: 16,
  dice: 15, rowboat: 10, outrigger: 6, locomotive: 5, bridge: 2, cassette: 18, camera: 12, football: 20, wheelchair: 2, briefcase: 6,
};
