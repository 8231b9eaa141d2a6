import type { Catalog, Movie } from '../catalog/catalog';
import { releaseYear } from '../movies/movie-facts';
import { keywordsOf } from '../movies/keywords';

/** TMDB recommends at most two pages of movies. */
const MAX_RECOMMENDATIONS = 40;
/** Weight of each similarity, chosen as a person would weigh it when suggesting a movie like another. */
const WEIGHTS = { genres: 3, director: 2, actor: 0.7, keyword: 1, words: 4, era: 1, popularity: 2 } as const;
/** Maximum number of shared actors that count. */
const MAX_SHARED_ACTORS = 3;
/** Years between two movies after which their era similarity has dropped to about a third. */
const ERA_YEARS = 15;
/** Shorter words are ignored. */
const WORD = /\p{L}{4,}/gu;

/** The properties movies are compared by. */
interface Traits {
  readonly movie: Movie;
  readonly genres: ReadonlySet<number>;
  readonly directors: ReadonlySet<string>;
  readonly actors: ReadonlySet<string>;
  readonly keywords: ReadonlySet<number>;
  /** Words of the overview with their weights: rare words weigh more; the vector has length 1. */
  readonly words: ReadonlyMap<string, number>;
  /** 0 to 1, relative to the most popular movie. */
  readonly popularity: number;
}

const traitsByCatalog = new WeakMap<Catalog, ReadonlyMap<number, Traits>>();

function wordsOf({ overview }: Movie): ReadonlySet<string> {
  return new Set(overview.toLowerCase().match(WORD) ?? []);
}

function weighed(words: ReadonlySet<string>, weightOf: (word: string) => number): ReadonlyMap<string, number> {
  const weights = [...words].map((word): [string, number] => [word, weightOf(word)]);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([word, weight]) => [word, weight / length]));
}

function readTraits({ movies }: Catalog): ReadonlyMap<number, Traits> {
  const holders = new Map<string, number>();
  for (const movie of movies) for (const word of wordsOf(movie)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(movies.length / (holders.get(word) ?? 1));
  const mostPopular = movies.reduce((most, { popularity }) => Math.max(most, popularity), 1);
  return new Map(
    movies.map((movie) => [
      movie.id,
      {
        movie,
        genres: new Set(movie.genreIds),
        directors: new Set(movie.directors),
        actors: new Set(movie.cast.map(({ actor }) => actor)),
        keywords: new Set(keywordsOf(movie).map(({ id }) => id)),
        words: weighed(wordsOf(movie), rarity),
        popularity: Math.sqrt(movie.popularity / mostPopular),
      },
    ]),
  );
}

function traitsOf(catalog: Catalog): ReadonlyMap<number, Traits> {
  const traits = traitsByCatalog.get(catalog) ?? readTraits(catalog);
  traitsByCatalog.set(catalog, traits);
  return traits;
}

function shared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  return [...one].filter((item) => other.has(item)).length;
}

/** Similarity of two movies; 0 if they share neither a genre nor a person. */
function similarity(one: Traits, other: Traits): number {
  const genres = shared(one.genres, other.genres);
  const directors = Math.min(1, shared(one.directors, other.directors));
  const actors = Math.min(MAX_SHARED_ACTORS, shared(one.actors, other.actors));
  if (genres + directors + actors === 0) return 0;
  const years = Math.abs(releaseYear(one.movie) - releaseYear(other.movie));
  const words = [...one.words].reduce((sum, [word, weight]) => sum + weight * (other.words.get(word) ?? 0), 0);
  return (
    (WEIGHTS.genres * genres) / (one.genres.size + other.genres.size - genres || 1) +
    WEIGHTS.director * directors +
    WEIGHTS.actor * actors +
    WEIGHTS.keyword * shared(one.keywords, other.keywords) +
    WEIGHTS.words * words +
    WEIGHTS.era * Math.exp(-years / ERA_YEARS) +
    WEIGHTS.popularity * other.popularity
  );
}

/**
 * Similar movies, most similar first: by genres, director, cast, keywords, words of the overview and era, then by
 * popularity. Never the movie itself.
 */
export function similarMovies(movie: Movie, catalog: Catalog): Movie[] {
  const traits = traitsOf(catalog);
  const own = traits.get(movie.id);
  if (own === undefined) return [];
  return [...traits.values()]
    .filter((other) => other !== own)
    .map((other) => ({ movie: other.movie, score: similarity(own, other) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.movie.id - other.movie.id)
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({ movie: found }) => found);
}
