import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCatalogue, type Catalogue } from './catalogue';
import { parseFilmFacts, type FilmFacts } from '../films/film-facts';
import { parseFiller } from '../filler/filler';

const CURATED_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../films/curated');

/** Reads the films curated by hand. A file that does not parse is a mistake in the repository: throws and names it. */
export function readCuratedFilms(folder = CURATED_FOLDER): FilmFacts[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    return readList(join(folder, name)).map((entry, index) => {
      const parsed = parseFilmFacts(entry);
      if (parsed.ok) return parsed.value;
      const { title, fields } = parsed.error;
      throw new Error(`${name}: film ${index + 1} (${title}) has no proper ${fields.join(', ')}`);
    });
  });
}

/** Reads the rows of the filler out of the vega-datasets package. */
export function readFillerRows(): unknown[] {
  const entry = createRequire(import.meta.url).resolve('vega-datasets');
  return readList(join(dirname(entry), '../data/movies.json'));
}

/** The whole embedded catalogue: curated films first, filled up from vega-datasets. */
export function readCatalogue(): Catalogue {
  const curated = readCuratedFilms();
  return buildCatalogue(curated, parseFiller(readFillerRows(), curated));
}

function readList(path: string): unknown[] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(value)) throw new Error(`${path} is not a list`);
  return value;
}
