import { getRequestListener, RequestError } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { PlainFailure, systemCode } from '../settings/plain-failure';

/** A listening socket. */
export interface Listener {
  /** The port in use, also when any was asked for. */
  readonly port: number;
  /** Stops listening and ends what is still open. */
  close(): Promise<void>;
}

/**
 * Answers HTTP on a port.
 * @throws PlainFailure when the port is taken or not allowed
 */
export async function listen(
  handler: (request: Request) => Promise<Response>,
  port: number,
  host: string,
): Promise<Listener> {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false, errorHandler: answerFailure });
  const server = createServer((request, response) => void listener(request, response));
  await bound(server, port, host);
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : port, close: () => closed(server) };
}

/** Also Vite's server answers failures by this: a stack is for the terminal, and not even there for a bad address. */
export function answerFailure(error: unknown): Response {
  // a Host or an address that no URL can be made of
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400 });
  console.error(error);
  return new Response('Internal Server Error', { status: 500 });
}

function bound(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => reject(listenFailure(error, port)));
    server.listen(port, host);
  });
}

/** The sentence for a port that cannot be had; any other error as it is. */
function listenFailure(error: Error, port: number): Error {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return new PlainFailure(`Port ${port} is taken. Set PORT to another one.`);
  if (code === 'EACCES') return new PlainFailure(`You’re not allowed to use port ${port}. Set PORT to another one.`);
  return error;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
