import type { Palette } from './palette';
import type { SeededRandom } from '../../films/seeded-random';

/** The surface that a composition draws on. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The middle of the picture's subject. */
  readonly x: number;
  readonly y: number;
  /** Where the ground begins, for scenes that have one. */
  readonly horizon: number;
  /** A hundredth of the picture's size: lengths are multiples of it. */
  readonly unit: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
}

/** Draws the whole surface as SVG elements. */
export type Composition = (scene: Scene) => string;
