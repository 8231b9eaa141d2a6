import { getRequestListener, RequestError } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { PlainFailure, systemCode } from '../settings/plain-failure';

/** A listening socket. */
export interface Listener {
  /** The actual port, also if 0 was requested. */
  readonly port: number;
  /** Stops listening and closes open connections. */
  close(): Promise<void>;
}

/**
 * Serves HTTP on a port.
 * @throws PlainFailure if the port is taken or not allowed
 */
export async function listen(
  handler: (request: Request) => Promise<Response>,
  port: number,
  host: string,
): Promise<Listener> {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false, errorHandler: failureResponse });
  const server = createServer((request, response) => void listener(request, response));
  await bound(server, port, host);
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : port, close: () => closed(server) };
}

/** Also used for errors in Vite's server. Stacks go only to the terminal, and bad requests aren't logged at all. */
export function failureResponse(error: unknown): Response {
  // a Host or URL that can't be parsed
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

/** The message for an unavailable port; any other error as it is. */
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
