import { MODERN_FROM, VINTAGE_FROM, type Era } from '../../config/recommend';

/** The eras in the order in which decade mixing takes turns. */
export const ERAS: readonly Era[] = ['classic', 'vintage', 'modern'];

/** The era of a release year: classic before 1990, vintage to 2009, then modern. */
export function eraOf(year: number): Era {
  if (year >= MODERN_FROM) return 'modern';
  return year >= VINTAGE_FROM ? 'vintage' : 'classic';
}
