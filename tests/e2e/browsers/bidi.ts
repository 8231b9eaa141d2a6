import { WebSocket } from 'ws';

/** An event of the browser. */
export type OnEvent = (method: string, params: unknown) => void;

/** An open WebDriver BiDi connection, as specified by the W3C. */
export interface Connection {
  /**
   * Sends a command.
   * @returns its result
   * @throws Error with the browser's message, when it refuses
   */
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Opens a session with a browser. @param address where it listens, `ws://host:port` */
export async function openSession(address: string, onEvent: OnEvent): Promise<Connection> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const breakOff = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message.type === 'event') {
      onEvent(message.method ?? '', message.params);
      return;
    }
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error ?? 'error'}: ${message.message ?? ''}`));
  });
  socket.on('close', () => {
    breakOff('the browser has gone');
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  return {
    send,
    close: () => {
      socket.close();
    },
  };
}
