import { markKey } from '../../../src/domain/mark';
import { recordSearch, recordShown, toggleMark } from '../../../src/data/sync/intents';
import { POISON_ID } from './backend';
import type { Device } from './device';
import type { Intent } from './intents';
import { Violation } from './violation';
import type { World } from './world';

/** Turns a mark around as the screen shows it. `alone`: nothing else runs on the device meanwhile. */
export async function toggle(
  world: World,
  device: Device,
  index: number,
  kind: 'favorite' | 'watched',
  film: number,
  alone: boolean,
): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(index);
  const database = process.member(userId);
  const movieId = world.movieId(userId, film);
  const waiting = await process.alive(async () => database.outbox.get(markKey(kind, movieId)));
  const mirrored = await process.alive(async () => database.mirror.get([kind, movieId]));
  if (waiting === 'killed' || mirrored === 'killed' || waiting === 'full' || mirrored === 'full') return;
  const seen = waiting?.operation.op ?? mirrored?.op ?? null;
  const key = `${userId}/${markKey(kind, movieId)}`;
  const shown = waiting && waiting.operation.kind !== 'search' ? waiting.operation.present : mirrored?.present === 1;
  const made: Intent[] = [];
  const environment = {
    ...device.environment,
    newId: () => {
      const operation = world.newId();
      made.push(world.log.add(key, operation, seen, device.number));
      return operation;
    },
  };
  const card = { title: `Film ${movieId}`, year: 2000, rating: 7, genres: [], description: '', posterPath: null };
  const done = await process.alive(() => toggleMark(database, environment, kind, { id: movieId, card }));
  const kept = done !== 'killed' && done !== 'full' && done.ok ? done.value : null;
  for (const intent of made) {
    if (kept) world.log.settle(intent, kept.present);
    else world.log.forget(key, intent);
  }
  if (alone && kept?.present === shown) throw new Violation('lost', `${key}: a toggle did not turn it around`);
}

/** Films are recommended. */
export async function show(world: World, device: Device, films: readonly number[]): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const pending = films.map((film) => world.movieId(userId, film));
  const database = device.process(0).member(userId);
  for (const movieId of pending) {
    const key = `${userId}/${markKey('shown', movieId)}`;
    const newId = () => {
      const operation = world.newId();
      world.log.settle(world.log.add(key, operation, null, device.number), true);
      return operation;
    };
    await recordShown(database, { ...device.environment, newId }, [movieId]);
  }
}

/** A search is made. */
export async function search(world: World, device: Device): Promise<void> {
  if (device.signedIn === null) return;
  const recorded = world.searches.get(device.signedIn) ?? new Set();
  const newId = () => {
    const operation = world.newId();
    recorded.add(operation);
    return operation;
  };
  world.searches.set(device.signedIn, recorded);
  await recordSearch(device.process(0).member(device.signedIn), { ...device.environment, newId }, 'drama');
}

/** A change that no database takes. */
export async function poison(device: Device): Promise<void> {
  if (device.signedIn === null) return;
  await toggleMark(device.process(0).member(device.signedIn), device.environment, 'watched', {
    id: POISON_ID,
    card: null,
  });
}
