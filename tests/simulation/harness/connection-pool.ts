import type { Connection } from '../../integration/database/database';

/** Connections to a server, each of which serves one transaction at a time. */
export class ConnectionPool {
  readonly #all: readonly Connection[];
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(connections: readonly Connection[]) {
    this.#all = connections;
    this.#free = [...connections];
  }

  get size(): number {
    return this.#all.length;
  }

  /** Runs work with a connection, as soon as one is free. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#take();
    try {
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#free.push(connection);
    }
  }

  /** Resolves when all requested work is done; later requests wait forever. */
  async drain(): Promise<void> {
    await Promise.all(this.#all.map(() => this.#take()));
  }

  async #take(): Promise<Connection> {
    return this.#free.pop() ?? (await new Promise<Connection>((resolve) => this.#waiting.push(resolve)));
  }
}
