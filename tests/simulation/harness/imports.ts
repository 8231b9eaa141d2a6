import { markKey } from '../../../src/domain/marks/mark';
import { seenOf } from './choices';
import type { Device } from './device';
import { isEnd, recordAction } from './record-action';
import type { Harness } from './harness';

/** A watched movie is imported; one that is already marked is not changed. */
export async function importMovie(harness: Harness, device: Device, index: number, movie: number): Promise<void> {
  const userId = device.signedIn;
  const { imports } = device.engine;
  if (userId === null) return;
  const process = device.process(index);
  const database = process.member(userId);
  const movieId = harness.movieId(userId, movie);
  const seen = await process.alive(() => seenOf(database, 'watched', movieId));
  if (isEnd(seen)) return;
  const act = recordAction(harness, device, process, `${userId}/${markKey('watched', movieId)}`, seen);
  const card = { title: `Movie ${movieId}`, year: 2000, rating: 7, genres: [], description: '', posterPath: null };
  const done = await process.alive(() => imports.mark(database, act.deps, { id: movieId, card }));
  act.end(isEnd(done) ? null : true, done === 'killed');
}

/** A member undoes the last import: unsent changes disappear without a trace, the rest by a removal. */
export async function undoImport(harness: Harness, device: Device, index: number): Promise<void> {
  const userId = device.signedIn;
  const { imports } = device.engine;
  if (userId === null) return;
  const process = device.process(index);
  const database = process.member(userId);
  const marked = await process.alive(() => imports.marked(database));
  if (isEnd(marked)) return;
  const [mark] = marked;
  if (!mark) return;
  const key = `${userId}/${markKey('watched', mark.movieId)}`;
  const seen = await process.alive(() => seenOf(database, 'watched', mark.movieId));
  if (isEnd(seen)) return;
  const act = recordAction(harness, device, process, key, seen);
  const done = await process.alive(() => imports.undo(database, act.deps));
  act.end(isEnd(done) ? null : false, done === 'killed');
  if (isEnd(done) || seen !== mark.op || act.made.length > 0) return;
  harness.log.discard(key, mark.op, device.number, true);
  harness.losses.discard(device, mark.op);
}
