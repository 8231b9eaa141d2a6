/** Genre id to name as shown on cards and details (specification, section 3: 18 genres). */
export const DISPLAY_GENRES: ReadonlyMap<number, string> = new Map([
  [28, 'Action'],
  [12, 'Adventure'],
  [16, 'Animation'],
  [35, 'Comedy'],
  [80, 'Crime'],
  [99, 'Documentary'],
  [18, 'Drama'],
  [10751, 'Family'],
  [14, 'Fantasy'],
  [36, 'History'],
  [27, 'Horror'],
  [10402, 'Music'],
  [9648, 'Mystery'],
  [10749, 'Romance'],
  [878, 'Sci-Fi'],
  [53, 'Thriller'],
  [10752, 'War'],
  [37, 'Western'],
]);

/** The recommendation map names 10402 'Musical' and adds 10770 (the specification's second reading). */
export const RECOMMENDATION_GENRES: ReadonlyMap<number, string> = new Map([
  ...DISPLAY_GENRES,
  [10402, 'Musical'],
  [10770, 'TV Movie'],
]);

/** What a film without any known genre is shown as (specification, section 3). */
export const DEFAULT_GENRE = 'Drama';
