/** Why the server refused one change, where its code says more than that it did. */
export type Refusal = 'marks-full' | 'shown-full' | 'movies-full' | 'searches-full' | 'forgotten';

/** The server's codes (supabase/migrations: limits). */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['MQ001', 'marks-full'],
  ['MQ002', 'shown-full'],
  ['MQ003', 'movies-full'],
  ['MQ004', 'searches-full'],
  ['MQ010', 'forgotten'],
]);

/** @returns null for a code that says only that the change was refused */
export function refusalOf(code: string): Refusal | null {
  return REFUSALS.get(code) ?? null;
}
