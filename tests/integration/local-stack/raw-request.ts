import { connect } from 'node:net';

/**
 * Sends raw bytes to a server of this machine: requests that no HTTP library would send.
 * @param url its origin
 * @returns everything that it sent until it closed the connection
 */
export function rawRequest(url: string, lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`),
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    // a server that refuses a body may close the connection while it is still being sent
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

/** The status of a response, from its first line. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
