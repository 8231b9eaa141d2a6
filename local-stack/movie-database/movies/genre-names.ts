/** Genre id to name in TMDB's wording, in the order in which it lists them. */
export const GENRE_NAMES: ReadonlyMap<number, string> = new Map([
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
  [878, 'Science Fiction'],
  [10770, 'TV Movie'],
  [53, 'Thriller'],
  [10752, 'War'],
  [37, 'Western'],
]);

export interface NamedGenre {
  readonly id: number;
  readonly name: string;
}

/** Ids with their names; ids that TMDB does not know are left out. */
export function namedGenres(ids: Iterable<number>): NamedGenre[] {
  return [...ids].flatMap((id) => {
    const name = GENRE_NAMES.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}
