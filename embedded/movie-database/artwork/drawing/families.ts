/** The worlds that pictures are drawn from; several genres may share one. */
export type Family =
  | 'frontier'
  | 'adventure'
  | 'action'
  | 'war'
  | 'music'
  | 'city'
  | 'suspense'
  | 'horror'
  | 'space'
  | 'meadow'
  | 'romance'
  | 'documentary'
  | 'history'
  | 'drama'
  | 'comedy'
  | 'fantasy';

const BY_GENRE: ReadonlyMap<number, Family> = new Map([
  [12, 'adventure'],
  [37, 'frontier'],
  [28, 'action'],
  [10752, 'war'],
  [10402, 'music'],
  [80, 'city'],
  [53, 'suspense'],
  [9648, 'suspense'],
  [27, 'horror'],
  [878, 'space'],
  [16, 'meadow'],
  [10751, 'meadow'],
  [10749, 'romance'],
  [99, 'documentary'],
  [36, 'history'],
  [18, 'drama'],
  [35, 'comedy'],
  [14, 'fantasy'],
]);

/** The world of a film's first genre; a film without one is a drama. */
export function familyOf(genreIds: readonly number[]): Family {
  return BY_GENRE.get(genreIds[0] ?? 18) ?? 'drama';
}
