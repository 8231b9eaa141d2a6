import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCatalog, type Catalog } from './catalog';
import { parseMovieFacts, type MovieFacts } from '../movies/movie-facts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../movies');

/** Reads the movies of local-stack/movies. Throws an error with the title of an invalid one. */
export function readMovies(folder = FOLDER): MovieFacts[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) =>
    readList(join(folder, name)).map((entry, index) => {
      const parsed = parseMovieFacts(entry);
      if (parsed.ok) return parsed.value;
      const { title, fields } = parsed.error;
      throw new Error(`${name}: movie ${index + 1} (${title}) has no proper ${fields.join(', ')}`);
    }),
  );
}

/** The whole embedded catalog. */
export function readCatalog(): Catalog {
  return buildCatalog(readMovies());
}

function readList(path: string): unknown[] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(value)) throw new Error(`${path} is not a list`);
  return value;
}
