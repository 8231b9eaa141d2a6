import { DEFAULT_LANGUAGE } from '../../config/streaming';
import { MAX_AMOUNT, MAX_RATING, MAX_RUNTIME } from '../../config/tmdb';
import type {
  CastMember,
  Credits,
  CrewMember,
  MovieDetails,
  ProductionCompany,
} from '../../domain/movies/movie-details';
import { dateOf, idOf, imagePathOf, listOf, numberOf, textOf, titleOf } from '../../domain/values/fields';
import { isRecord } from '../../domain/values/guards';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../domain/watch-preferences';
import { parseMovieMetadata } from './parse-metadata';

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

function parseTranslation(item: unknown): string | null {
  if (!isRecord(item) || item['iso_639_1'] !== 'en' || !isRecord(item['data'])) return null;
  return textOf(item['data']['overview']).trim();
}

function englishOverview(translations: unknown): string {
  const found = isRecord(translations) ? listOf(translations['translations'], parseTranslation) : null;
  return found?.find((overview) => overview !== '') ?? '';
}

/** Parses a movie's details; null without an id or a title. The overview falls back to English. */
export function parseMovieDetails(
  body: unknown,
  { country, language }: Pick<WatchPreferences, 'country' | 'language'> = DEFAULT_WATCH_PREFERENCES,
): MovieDetails | null {
  const facts = parseMovieMetadata(body, country, language);
  if (!isRecord(body) || facts === null) return null;
  const id = idOf(body['id']);
  const title = titleOf(body['title']);
  if (id === null || title === '') return null;
  const overview = textOf(body['overview']).trim();
  return {
    id,
    title,
    tagline: textOf(body['tagline']).trim(),
    overview: overview || englishOverview(body['translations']),
    ...(language !== DEFAULT_LANGUAGE && { language, ...(overview === '' && { untranslated: true }) }),
    status: textOf(body['status']),
    voteAverage: numberOf(body['vote_average'], MAX_RATING),
    voteCount: numberOf(body['vote_count']),
    runtime: numberOf(body['runtime'], MAX_RUNTIME),
    releaseDate: dateOf(body['release_date']),
    genres: listOf(body['genres'], parseGenre) ?? [],
    budget: numberOf(body['budget'], MAX_AMOUNT),
    revenue: numberOf(body['revenue'], MAX_AMOUNT),
    posterPath: imagePathOf(body['poster_path']),
    backdropPath: imagePathOf(body['backdrop_path']),
    productionCompanies: listOf(body['production_companies'], parseCompany) ?? [],
    credits: parseCredits(body['credits']) ?? { cast: [], crew: [] },
    metadata: facts,
  };
}

function parseCastMember(item: unknown): CastMember | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']);
  const name = textOf(item['name']);
  if (id === null || name === '') return null;
  return { id, name, character: textOf(item['character']), profilePath: imagePathOf(item['profile_path']) };
}

function parseCrewMember(item: unknown): CrewMember | null {
  if (!isRecord(item)) return null;
  const name = textOf(item['name']);
  return name === '' ? null : { name, role: crewRole(textOf(item['job'])) };
}

/** A movie's cast and crew; null if neither is listed. */
export function parseCredits(body: unknown): Credits | null {
  if (!isRecord(body)) return null;
  const cast = listOf(body['cast'], parseCastMember);
  const crew = listOf(body['crew'], parseCrewMember);
  return cast === null && crew === null ? null : { cast: cast ?? [], crew: crew ?? [] };
}

/** TMDB's jobs that are shown. */
const ROLES: ReadonlyMap<string, CrewMember['role']> = new Map([
  ['Director', 'director'],
  ['Screenplay', 'writer'],
  ['Writer', 'writer'],
  ['Story', 'writer'],
  ['Author', 'writer'],
  ['Novel', 'writer'],
]);

/** The role of a TMDB job. */
export function crewRole(job: string): CrewMember['role'] {
  return ROLES.get(job) ?? 'other';
}
