import { PATHS } from '../../config/movie-database';
import { ok } from '../../domain/result';
import { trailerUrlOf } from '../../domain/trailer';
import type { Answer, MovieDatabase } from './client';
import { parseVideos } from './parse/videos';

/** Embed address of a film's trailer; empty when it has none. */
export async function fetchTrailerUrl(client: MovieDatabase, id: number, signal?: AbortSignal): Answer<string> {
  const videos = await client.get(PATHS.videos(id), {}, parseVideos, signal);
  return videos.ok ? ok(trailerUrlOf(videos.value)) : videos;
}
