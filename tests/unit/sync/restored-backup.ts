import type { Mark } from '../../../src/domain/marks/mark';
import { ServerClock } from '../../../src/sync/clock';

export const NOW = Date.UTC(2026, 10, 22);
export const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };
export const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };

/** What a server stores; `pages` is how many pages it serves before it becomes unreachable. */
export interface FakeServer {
  epoch: string;
  head: number;
  marks: readonly Mark[];
  pages: number;
}

/** The server's digest: the sum of the ids of its current operations. */
export const digestOf = (marks: readonly Mark[]) =>
  marks.reduce((sum, { op }) => (sum + Number.parseInt(op.replace('-', '').slice(0, 12), 16)) % 2 ** 48, 0);
