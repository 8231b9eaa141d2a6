/** The value below which a share of some values lies. @param sorted in ascending order @param share from 0 to 1 */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
