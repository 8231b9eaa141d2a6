/** The filler's 'Major Genre' as TMDB's genre ids. */
const MAJOR: ReadonlyMap<string, readonly number[]> = new Map([
  ['Action', [28]],
  ['Adventure', [12]],
  ['Black Comedy', [35]],
  ['Comedy', [35]],
  ['Concert/Performance', [10402, 99]],
  ['Documentary', [99]],
  ['Drama', [18]],
  ['Horror', [27]],
  ['Musical', [10402]],
  ['Romantic Comedy', [35, 10749]],
  ['Thriller/Suspense', [53]],
  ['Western', [37]],
]);

/** Those of its 'Creative Type' that are genres at TMDB. */
const CREATIVE: ReadonlyMap<string, number> = new Map([
  ['Science Fiction', 878],
  ['Fantasy', 14],
  ['Kids Fiction', 10751],
]);

/** TMDB's genre ids of a filler film, the major one first; none when neither column names one. */
export function fillerGenres(majorGenre: string | null, creativeType: string | null): number[] {
  const creative = CREATIVE.get(creativeType ?? '');
  return [...(MAJOR.get(majorGenre ?? '') ?? []), ...(creative === undefined ? [] : [creative])];
}
