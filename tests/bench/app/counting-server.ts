import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';

/** Network traffic: requests, and bytes with all headers and as compressed. */
export interface Wire {
  readonly requests: number;
  readonly bytesDown: number;
  readonly bytesUp: number;
}

/** The local server behind a connection that is counted. */
export interface CountingServer {
  readonly url: string;
  /** The traffic since the last call. */
  readonly take: () => Wire;
  readonly close: () => Promise<void>;
}

const NOTHING: Wire = { requests: 0, bytesDown: 0, bytesUp: 0 };

/**
 * Starts the local server with an empty database. Requests are counted where they are answered, bytes in transit:
 * a browser's own figures leave out the requests of its worker.
 */
export async function startCountingServer(project: string): Promise<CountingServer> {
  const data = await mkdtemp(join(tmpdir(), 'matinee-app-'));
  const settings = readSettings({ PORT: '0', MATINEE_DATA: data }, project);
  if (!settings.ok) throw new Error(settings.error);
  let wire = NOTHING;
  const add = (more: Partial<Wire>) =>
    (wire = {
      requests: wire.requests + (more.requests ?? 0),
      bytesDown: wire.bytesDown + (more.bytesDown ?? 0),
      bytesUp: wire.bytesUp + (more.bytesUp ?? 0),
    });
  const server = await startServer(settings.value, {
    print: () => undefined,
    intercept: () => {
      add({ requests: 1 });
      return undefined;
    },
  });
  const sockets = new Set<Socket>();
  const port = Number(new URL(server.url).port);
  const proxy = createServer((client) => {
    const behind = connect(port, 'localhost');
    client.on('data', ({ length }) => add({ bytesUp: length }));
    behind.on('data', ({ length }) => add({ bytesDown: length }));
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        sockets.delete(socket);
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    take() {
      const taken = wire;
      wire = NOTHING;
      return taken;
    },
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await server.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
