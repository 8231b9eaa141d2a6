import { PATHS } from '../../config/movie-database';
import { certificationOf } from '../../domain/certification';
import { ok } from '../../domain/result';
import type { Answer, MovieDatabase } from './client';
import { parseReleaseDates } from './parse/release-dates';

/** A film's certification in the United States; empty when none is known. */
export async function fetchCertification(client: MovieDatabase, id: number, signal?: AbortSignal): Answer<string> {
  const countries = await client.get(PATHS.releaseDates(id), {}, parseReleaseDates, signal);
  return countries.ok ? ok(certificationOf(countries.value)) : countries;
}
