import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a browser and a server, which can be cut like a network. */
export interface Wire {
  /** Address that the browser uses. */
  readonly url: string;
  /** Refuses connections from here on, and breaks the open ones. */
  cut(): Promise<void>;
  /** Accepts connections again, at the same address. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy to a server of this machine. @param port the server's */
export async function startWire(port: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  const server = createServer((downstream) => {
    const upstream = connect(port, 'localhost');
    for (const socket of [downstream, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A side that breaks ends the other; there is nobody to report to.
      socket.on('error', () => undefined);
    }
    downstream.pipe(upstream).pipe(downstream);
    downstream.on('close', () => upstream.destroy());
    upstream.on('close', () => downstream.destroy());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, 'localhost', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    cut,
    mend: () => listen(own),
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
