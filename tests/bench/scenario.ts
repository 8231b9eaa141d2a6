import type { BenchMovie, Engine } from './engine';
import { Network, type Fault, type Traffic } from './network';
import { REFUSED_MOVIE, type BenchServer, type Member } from './server';

/** Milliseconds after which an engine that still sends counts as never finishing. */
const GIVE_UP_MS = 15_000;

/** Milliseconds without a request after which an engine has finished, whatever it reports: longer than any retry interval. */
const QUIET_MS = 6000;

/** Movies that were already favorites, and those that are added. */
export const FIRST_KNOWN = 1000;
export const FIRST_ADDED = 5000;

/** The result of one engine in one scenario. */
export interface Outcome {
  readonly engine: string;
  /** From the return of the network on. */
  readonly traffic: Traffic;
  /** From the return of the network to the last request. */
  readonly ms: number;
  /** Whether it was still sending at the timeout. */
  readonly endless: boolean;
  /** Movies that should be on the server and are not, except the one that was refused on purpose. */
  readonly missing: number;
  /** Movies that are on the server and should not be. */
  readonly surplus: number;
}

export interface Scenario {
  readonly adds: number;
  readonly removes: number;
  readonly fault: Fault | null;
}

let devices = 0;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const movie = (id: number): BenchMovie => ({ id, title: `Movie ${id}` });
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => movie(from + index));

async function moviesOnServer(server: BenchServer, member: Member, { rows }: Engine): Promise<ReadonlySet<number>> {
  const found = await server.read(member, `${rows.table}?select=${rows.movie}&user_id=eq.${member.id}${rows.present}`);
  return new Set(found.map((row) => Number(row[rows.movie])));
}

/** Movies that were already favorites, in each engine's own table. */
async function seed(
  server: BenchServer,
  member: Member,
  { rows }: Engine,
  movies: readonly BenchMovie[],
): Promise<void> {
  const ours = rows.table === 'user_favorites';
  await server.insert(
    member,
    rows.table,
    movies.map(({ id, title }) =>
      ours ? { user_id: member.id, movie_id: id } : { id: `${member.id}-${id}`, movie: id, title },
    ),
  );
}

/** Waits until the engine has nothing pending or is quiet. @returns whether it was still sending at the end */
async function neverFinishes(network: Network, waiting: () => Promise<number>, pollMs: number): Promise<boolean> {
  const until = Date.now() + GIVE_UP_MS;
  let calm = 0;
  while (Date.now() < until) {
    if (network.killed || Date.now() - network.activeAt > QUIET_MS) return false;
    calm = (await waiting()) === 0 ? calm + 1 : 0;
    if (calm === 2) return false;
    await later(pollMs);
  }
  return true;
}

/** Removes and adds movies offline, restores the network, and checks what reaches the server. */
export async function runScenario(server: BenchServer, engine: Engine, { adds, removes, fault }: Scenario) {
  const member = await server.join();
  const device = `device-${(devices += 1)}`;
  const known = range(FIRST_KNOWN, removes);
  const added = range(fault?.kind === '42501' ? REFUSED_MOVIE - 3 : FIRST_ADDED, adds);
  await seed(server, member, engine, known);

  const network = new Network(server.fetch, fault);
  const first = await engine.install({ member, device, fetch: network.fetch });
  await first.load();
  network.online = false;
  for (const one of added) await first.add(one);
  for (const one of known) await first.remove(one);
  // Writes that do not wait for the device's storage complete before the network returns.
  await later(300);

  Object.assign(network.traffic, { requests: 0, bytesUp: 0, bytesDown: 0 });
  const start = Date.now();
  network.online = true;
  first.online();
  let endless = await neverFinishes(network, first.waiting, engine.pollMs);
  let activeAt = network.activeAt;
  // A device that was switched off never finishes.
  if (!network.killed) await first.stop();
  const { traffic } = network;
  if (network.killed) {
    const again = new Network(server.fetch, null);
    const second = await engine.install({ member, device, fetch: again.fetch });
    await second.load();
    second.online();
    endless = await neverFinishes(again, second.waiting, engine.pollMs);
    activeAt = again.activeAt;
    await second.stop();
    traffic.requests += again.traffic.requests;
    traffic.bytesUp += again.traffic.bytesUp;
    traffic.bytesDown += again.traffic.bytesDown;
  }

  const present = await moviesOnServer(server, member, engine);
  const outcome: Outcome = {
    engine: engine.name,
    traffic: { ...traffic },
    ms: activeAt - start,
    endless,
    missing: added.filter(({ id }) => id !== REFUSED_MOVIE && !present.has(id)).length,
    surplus: known.filter(({ id }) => present.has(id)).length,
  };
  return outcome;
}
