import { fail, ok, type Result } from '../../../src/domain/values/result';
import { isRecord } from '../../../src/domain/values/guards';
import { FieldReader } from './field-reader';

interface CastMember {
  readonly actor: string;
  readonly character: string;
}

/** A movie as in the source files, without id, popularity and images. */
export interface MovieFacts {
  /** The id at TMDB; null when not known. */
  readonly id: number | null;
  /** The IMDb id, for the most searched movies. */
  readonly imdbId: string | null;
  readonly title: string;
  /** ISO date of the first release. */
  readonly releaseDate: string;
  /** ISO 639-1. */
  readonly language: string;
  /** Minutes. */
  readonly runtime: number;
  /** TMDB's genres, most relevant first. */
  readonly genreIds: readonly number[];
  /** The rating in the United States; NR where the movie has none. */
  readonly certification: string;
  /** 0 to 10. */
  readonly voteAverage: number;
  readonly voteCount: number;
  readonly tagline: string;
  readonly overview: string;
  readonly directors: readonly string[];
  readonly writers: readonly string[];
  readonly cast: readonly CastMember[];
  /** US dollars; 0 when not known. */
  readonly budget: number;
  readonly revenue: number;
  readonly companies: readonly string[];
  /** Subscription services in the United States, best first. */
  readonly providers: readonly string[];
  /** A YouTube key. */
  readonly trailer: string | null;
  /** In lower case, as in TMDB. */
  readonly keywords: readonly string[];
  /** By ISO 3166-1 code, in the country's rating system. */
  readonly foreignCertifications: Readonly<Record<string, string>>;
  /** By ISO 639-1 code. */
  readonly titlesAbroad: Readonly<Record<string, string>>;
  readonly overviewsAbroad: Readonly<Record<string, string>>;
}

/** Why an entry is invalid: the fields that are missing or have the wrong type. */
export interface MovieFactsFault {
  readonly code: 'not-an-object' | 'wrong-fields';
  readonly title: string;
  readonly fields: readonly string[];
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function isCastPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** Parses one entry of local-stack/movies/*.json. Unknown fields are omitted there. */
export function parseMovieFacts(value: unknown): Result<MovieFacts, MovieFactsFault> {
  if (!isRecord(value)) return fail({ code: 'not-an-object', title: '', fields: [] });
  const read = new FieldReader(value);
  const facts: MovieFacts = {
    id: read.numberOrNull('id'),
    imdbId: read.textOrNull('imdb_id'),
    title: read.text('title'),
    releaseDate: read.text('release_date'),
    language: read.text('language'),
    runtime: read.number('runtime'),
    genreIds: read.numbers('genres'),
    certification: read.text('certification'),
    voteAverage: read.number('vote_average'),
    voteCount: read.number('vote_count'),
    tagline: read.textOrNull('tagline') ?? '',
    overview: read.text('overview'),
    directors: read.texts('directors'),
    writers: read.texts('writers'),
    cast: read.list('cast', isCastPair).map(([actor, character]) => ({ actor, character })),
    budget: read.numberOrNull('budget') ?? 0,
    revenue: read.numberOrNull('revenue') ?? 0,
    companies: read.texts('companies'),
    providers: read.textsOrNone('providers'),
    trailer: read.textOrNull('trailer'),
    keywords: read.texts('keywords'),
    foreignCertifications: read.textByCode('certifications_abroad'),
    titlesAbroad: read.textByCode('titles_abroad'),
    overviewsAbroad: read.textByCode('overviews_abroad'),
  };
  const faults = [...read.faults];
  if (!ISO_DATE.test(facts.releaseDate)) faults.push('release_date');
  if (facts.voteAverage > 10) faults.push('vote_average');
  if (facts.title.trim() === '') faults.push('title');
  return faults.length === 0 ? ok(facts) : fail({ code: 'wrong-fields', title: facts.title, fields: faults });
}

/** The year of the release. */
export function releaseYear(facts: { readonly releaseDate: string }): number {
  return Number(facts.releaseDate.slice(0, 4));
}
