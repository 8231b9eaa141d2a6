import { filmFacts, type FilmFacts } from '../../../domain/film-facts';
import { isRecord } from '../../../domain/record';
import { parseReleaseDates } from './release-dates';
import { parseVideos } from './videos';
import { parseWatchProviders } from './watch-providers';

/** The facts in a film's answer with videos, release dates and providers appended; what is missing is unknown. */
export function parseFilmFacts(body: unknown): FilmFacts | null {
  if (!isRecord(body)) return null;
  return filmFacts(
    parseVideos(body['videos']) ?? [],
    parseReleaseDates(body['release_dates']) ?? [],
    parseWatchProviders(body['watch/providers'])?.known ?? null,
  );
}
