import type { DesignRow } from '../poster';
import { BEFORE_2000 } from './before-2000';
import { SINCE_2000 } from './since-2000';

/** Hand-made designs of the movies that are shown most, and of the best-known ones. */
export const DESIGNS: readonly DesignRow[] = [...SINCE_2000, ...BEFORE_2000];
