/** What earlier versions stored in place of a missing description. */
const STAND_INS: ReadonlySet<unknown> = new Set([
  'No description available',
  'No description available for this title',
]);

/** A description out of storage, the network or an address; empty for what is none. */
export function storedDescription(value: unknown): string {
  return typeof value === 'string' && !STAND_INS.has(value) ? value : '';
}
