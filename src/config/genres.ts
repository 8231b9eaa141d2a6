/** Our names for the genre ids of the specification (sections 3 and 9). No other file in `src` contains these ids. */
export const GENRE = {
  action: 28,
  adventure: 12,
  animation: 16,
  comedy: 35,
  crime: 80,
  documentary: 99,
  drama: 18,
  family: 10751,
  fantasy: 14,
  history: 36,
  horror: 27,
  music: 10402,
  mystery: 9648,
  romance: 10749,
  scifi: 878,
  thriller: 53,
  war: 10752,
  western: 37,
  tvMovie: 10770,
} as const;

/** Genre names on cards and details (specification, section 3: 18 genres). */
export const DISPLAY_GENRES: ReadonlyMap<number, string> = new Map([
  [GENRE.action, 'Action'],
  [GENRE.adventure, 'Adventure'],
  [GENRE.animation, 'Animation'],
  [GENRE.comedy, 'Comedy'],
  [GENRE.crime, 'Crime'],
  [GENRE.documentary, 'Documentary'],
  [GENRE.drama, 'Drama'],
  [GENRE.family, 'Family'],
  [GENRE.fantasy, 'Fantasy'],
  [GENRE.history, 'History'],
  [GENRE.horror, 'Horror'],
  [GENRE.music, 'Music'],
  [GENRE.mystery, 'Mystery'],
  [GENRE.romance, 'Romance'],
  [GENRE.scifi, 'Sci-Fi'],
  [GENRE.thriller, 'Thriller'],
  [GENRE.war, 'War'],
  [GENRE.western, 'Western'],
]);

/** The recommendation map names 10402 'Musical' and adds 10770 (the specification's second reading). */
export const RECOMMENDATION_GENRES: ReadonlyMap<number, string> = new Map([
  ...DISPLAY_GENRES,
  [GENRE.music, 'Musical'],
  [GENRE.tvMovie, 'TV Movie'],
]);

/** The genre shown for movies without any known genre (specification, section 3). */
export const DEFAULT_GENRE = 'Drama';

/** Minimum rating of each tier, best first (specification, section 9). */
export const RATING_TIERS = [
  { from: 8.5, tier: 'masterpiece' },
  { from: 7.5, tier: 'excellent' },
  { from: 6.5, tier: 'very-good' },
  { from: 5.5, tier: 'good' },
  { from: 4.5, tier: 'average' },
] as const;
