import type { Palette } from '../drawing/palettes';
import { INDOORS } from './indoors';
import { LAND } from './land';
import { PATTERNS } from './patterns';
import { WEATHER } from './weather';

export const SCENES = { ...LAND, ...WEATHER, ...INDOORS, ...PATTERNS };
export type SceneName = keyof typeof SCENES;

/** Scenes without land at the bottom, and those without sky at the top. */
const LANDLESS = new Set<SceneName>([
  'plain',
  'disc',
  'rays',
  'crowd',
  'stripes',
  'confetti',
  'code',
  'lights',
  'clouds',
  'rings',
]);
const HEADS: Partial<Record<SceneName, keyof Palette>> = { doorway: 'near', deep: 'low', beam: 'dark' };

/** The background color of text at the top and the bottom of a scene. */
export function groundsOf(scene: SceneName, palette: Palette): { readonly head: string; readonly foot: string } {
  return { head: palette[HEADS[scene] ?? 'sky'], foot: palette[LANDLESS.has(scene) ? 'low' : 'near'] };
}
