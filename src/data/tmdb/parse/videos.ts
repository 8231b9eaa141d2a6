import { isRecord } from '../../../domain/values/guards';
import type { Video } from '../../../domain/movies/metadata';
import { listOf, textOf } from '../../../domain/values/fields';

function parseVideo(item: unknown): Video | null {
  if (!isRecord(item)) return null;
  return {
    site: item['site'] === 'YouTube' ? 'youtube' : 'other',
    kind: item['type'] === 'Trailer' ? 'trailer' : 'other',
    key: textOf(item['key']),
    official: item['official'] === true,
    publishedAt: textOf(item['published_at']),
  };
}

/** A movie's videos; null where there is no list. */
export function parseVideos(body: unknown): Video[] | null {
  return isRecord(body) ? listOf(body['results'], parseVideo) : null;
}
