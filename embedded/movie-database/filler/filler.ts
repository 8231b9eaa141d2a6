import { isRecord } from '../../../src/domain/values/record';
import { releaseYear, type FilmFacts } from '../films/film-facts';
import { parseFillerDate } from './filler-date';
import { fillerGenres } from './filler-genres';
import { fillerOverview } from './filler-overview';
import { readFillerTitle } from './filler-title';
import { titleKey } from '../films/title-key';

/** The filler counts votes at IMDb in 2010, where about twenty were cast for one at TMDB today. */
const IMDB_VOTES_PER_VOTE = 20;

/** One film may be dated so many years apart: the filler has American premieres, foreign films came late. */
const NEAR_YEARS = [-2, -1, 0, 1, 2];

const CERTIFICATIONS: ReadonlyMap<string, string> = new Map([
  ['G', 'G'],
  ['PG', 'PG'],
  ['PG-13', 'PG-13'],
  ['R', 'R'],
  ['NC-17', 'NC-17'],
  ['Not Rated', 'NR'],
]);

/**
 * Reads the rows of vega-datasets' movies.json as films: facts without cast, story, services or trailer. Rows without
 * a title, a rating, votes or a possible date are dropped, and so is a film that `known` or an earlier row holds under
 * the same title (see titleKey) within two years.
 */
export function parseFiller(rows: readonly unknown[], known: readonly FilmFacts[]): FilmFacts[] {
  const taken = new Set(known.map((film) => yearKey(film.title, releaseYear(film))));
  const films: FilmFacts[] = [];
  for (const row of rows) {
    const film = isRecord(row) ? parseRow(row) : null;
    if (film === null) continue;
    const year = releaseYear(film);
    if (NEAR_YEARS.some((apart) => taken.has(yearKey(film.title, year + apart)))) continue;
    taken.add(yearKey(film.title, year));
    films.push(film);
  }
  return films;
}

function yearKey(title: string, year: number): string {
  return `${titleKey(title)}|${year}`;
}

function parseRow(row: Record<string, unknown>): FilmFacts | null {
  const rawTitle = row['Title'];
  const voteAverage = amount(row['IMDB Rating']);
  const imdbVotes = amount(row['IMDB Votes']);
  const releaseDate = parseFillerDate(textOrNull(row['Release Date']) ?? '');
  if (typeof rawTitle !== 'string' && typeof rawTitle !== 'number') return null;
  if (voteAverage === null || imdbVotes === null || releaseDate === null) return null;
  const director = textOrNull(row['Director']);
  const rating = textOrNull(row['MPAA Rating']);
  const facts = {
    releaseDate,
    runtime: amount(row['Running Time min']),
    genreIds: fillerGenres(textOrNull(row['Major Genre']), textOrNull(row['Creative Type'])),
    certification: CERTIFICATIONS.get(rating ?? '') ?? null,
    directors: director === null ? [] : [director],
  };
  return {
    ...facts,
    id: null,
    title: readFillerTitle(String(rawTitle)),
    // The data set does not say; it lists what was shown in American cinemas.
    language: 'en',
    voteAverage,
    voteCount: Math.round(imdbVotes / IMDB_VOTES_PER_VOTE),
    tagline: '',
    overview: fillerOverview(facts),
    writers: [],
    cast: [],
    budget: amount(row['Production Budget']) ?? 0,
    revenue: amount(row['Worldwide Gross']) ?? amount(row['US Gross']) ?? 0,
    companies: [],
    providers: [],
    trailer: null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A positive number, else null: the data set writes unknown amounts as null or 0. */
function amount(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}
