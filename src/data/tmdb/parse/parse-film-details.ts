import type { FilmDetails, ProductionCompany } from '../../../domain/film/film-details';
import { isRecord } from '../../../domain/values/record';
import { parseCredits } from './credits';
import { dateOf, idOf, imagePathOf, listOf, numberOf, textOf } from './field';
import { parseFilmFacts } from './parse-film-facts';

function parseGenre(item: unknown): { id: number; name: string } | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']);
  const name = textOf(item['name']);
  return id === null || name === '' ? null : { id, name };
}

function parseCompany(item: unknown): ProductionCompany | null {
  const named = parseGenre(item);
  return named === null || !isRecord(item) ? null : { ...named, logoPath: imagePathOf(item['logo_path']) };
}

/** A film's details, with whatever was appended to them; null without an id or a title. */
export function parseFilmDetails(body: unknown): FilmDetails | null {
  const facts = parseFilmFacts(body);
  if (!isRecord(body) || facts === null) return null;
  const id = idOf(body['id']);
  const title = textOf(body['title']).trim();
  if (id === null || title === '') return null;
  return {
    id,
    title,
    tagline: textOf(body['tagline']).trim(),
    overview: textOf(body['overview']).trim(),
    status: textOf(body['status']),
    voteAverage: numberOf(body['vote_average']),
    voteCount: numberOf(body['vote_count']),
    runtime: numberOf(body['runtime']),
    releaseDate: dateOf(body['release_date']),
    genres: listOf(body['genres'], parseGenre) ?? [],
    budget: numberOf(body['budget']),
    revenue: numberOf(body['revenue']),
    posterPath: imagePathOf(body['poster_path']),
    backdropPath: imagePathOf(body['backdrop_path']),
    productionCompanies: listOf(body['production_companies'], parseCompany) ?? [],
    credits: parseCredits(body['credits']) ?? { cast: [], crew: [] },
    facts,
  };
}
