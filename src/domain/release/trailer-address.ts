import { TRAILER_EMBED } from '../../config/tmdb';

/** A movie's video on a video service. */
export interface Video {
  /** Trailers of YouTube alone can be shown. */
  readonly site: 'youtube' | 'other';
  readonly kind: 'trailer' | 'other';
  /** The service's id of the video. */
  readonly key: string;
  readonly official: boolean;
  /** ISO timestamp, or empty. */
  readonly publishedAt: string;
}

/** What the video service's ids look like; anything else must not get into an address. */
const VIDEO_KEY = /^[A-Za-z0-9_-]{6,20}$/;

/** Embed address of the movie's trailer: official ones first, then the newest. Empty when there is none. */
export function trailerUrlOf(videos: readonly Video[]): string {
  const trailers = videos.filter(
    ({ site, kind, key }) => site === 'youtube' && kind === 'trailer' && VIDEO_KEY.test(key),
  );
  const best = trailers.sort((a, b) => {
    if (a.official !== b.official) return a.official ? -1 : 1;
    // Plain comparison: both are ISO timestamps in UTC, and an empty one sorts last.
    return a.publishedAt === b.publishedAt ? 0 : a.publishedAt > b.publishedAt ? -1 : 1;
  })[0];
  return best === undefined ? '' : `${TRAILER_EMBED}${best.key}`;
}
