import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One person's rating of a movie. */
export interface Rated {
  readonly movie: number;
  /** 0.5 to 5. */
  readonly stars: number;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A MovieLens data set. */
export interface MovieLens {
  /** What each person rated, oldest first. */
  readonly people: readonly (readonly Rated[])[];
  /** Names of each movie's genres, by its id. */
  readonly genres: ReadonlyMap<number, readonly string[]>;
}

async function linesOf(folder: string, file: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text.trim().split(/\r?\n/).slice(1);
}

/** Reads ratings.csv and movies.csv of a folder. @throws where they do not exist */
export async function readMovieLens(folder: string): Promise<MovieLens> {
  const people = new Map<string, Rated[]>();
  for (const line of await linesOf(folder, 'ratings.csv')) {
    const [person = '', movie, stars, at] = line.split(',');
    const rated = people.get(person) ?? [];
    rated.push({ movie: Number(movie), stars: Number(stars), at: Number(at) });
    people.set(person, rated);
  }
  for (const rated of people.values()) rated.sort((one, other) => one.at - other.at || one.movie - other.movie);
  const genres = (await linesOf(folder, 'movies.csv')).map((line): [number, readonly string[]] => {
    // a title may contain commas, its id and its genres do not
    const names = line.slice(line.lastIndexOf(',') + 1).split('|');
    return [Number.parseInt(line, 10), names];
  });
  return { people: [...people.values()], genres: new Map(genres) };
}
