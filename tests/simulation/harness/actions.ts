import { isRecordKind } from '../../../src/domain/marks/mark-kinds';
import { markKey } from '../../../src/domain/marks/mark';
import type { ToggledKind } from '../commands';
import { POISON_ID } from './backend';
import type { Device } from './device';
import { isEnd, recordAction } from './record-action';
import { Violation } from './violation';
import type { Harness } from './harness';

/** Added to a movie's id for ratings and viewings. */
const RECORDED_MOVIES = 50;

/** Toggles a mark as the screen shows it. `alone`: nothing else runs on the device meanwhile. */
export async function toggle(
  harness: Harness,
  device: Device,
  index: number,
  kind: ToggledKind,
  movie: number,
  alone: boolean,
): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(index);
  const database = process.member(userId);
  // Records are of movies that no other action marks, as a removed mark takes its movie's along.
  const movieId = harness.movieId(userId, movie) + (isRecordKind(kind) ? RECORDED_MOVIES : 0);
  const waiting = await process.alive(async () => database.outbox.get(markKey(kind, movieId)));
  const mirrored = await process.alive(async () => database.mirror.get([kind, movieId]));
  if (isEnd(waiting) || isEnd(mirrored)) return;
  const seen = waiting?.operation.op ?? mirrored?.op ?? null;
  const key = `${userId}/${markKey(kind, movieId)}`;
  const shown = waiting && waiting.operation.kind !== 'search' ? waiting.operation.present : mirrored?.present === 1;
  const act = recordAction(harness, device, process, key, seen);
  const card = { title: `Movie ${movieId}`, year: 2000, rating: 7, genres: [], description: '', posterPath: null };
  const done = await process.alive(() => device.engine.toggle(database, act.deps, kind, { id: movieId, card }));
  const changed = !isEnd(done) && done.ok ? done.value : null;
  act.end(changed?.present ?? null, done === 'killed');
  if (!changed && !isEnd(done) && !process.refused) throw new Violation('lost', `${key}: a healthy device failed`);
  if (alone && changed?.present === shown) throw new Violation('lost', `${key}: a toggle did not change it`);
}

/** Movies are recommended. */
export async function show(harness: Harness, device: Device, movies: readonly number[]): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  for (const movieId of movies.map((movie) => harness.movieId(userId, movie))) {
    const process = device.process(0);
    const act = recordAction(harness, device, process, `${userId}/${markKey('recommended', movieId)}`, null);
    const done = await process.alive(() =>
      device.engine.recordRecommended(process.member(userId), act.deps, [movieId]),
    );
    act.end(isEnd(done) ? null : true);
  }
}

/** A search is made. */
export async function search(harness: Harness, device: Device): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(0);
  const done = await process.alive(() => device.engine.recordSearch(process.member(userId), process.deps, 'drama'));
  if (!isEnd(done)) harness.searchesOf(userId).made += 1;
}

/** A change that no database accepts. */
export async function poison(device: Device): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(0);
  const target = { id: POISON_ID, card: null };
  const made = await process.alive(() => device.engine.toggle(process.member(userId), process.deps, 'watched', target));
  if (!isEnd(made) && !made.ok && !process.refused) throw new Error(`a healthy device failed: ${made.error.reason}`);
}
