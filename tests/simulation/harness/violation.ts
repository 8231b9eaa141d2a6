/** A violation that a simulation found: 'lost' intents, or views that 'diverged'. */
export class Violation extends Error {
  readonly sort: 'lost' | 'diverged';

  constructor(sort: 'lost' | 'diverged', text: string) {
    super(`${sort}: ${text}`);
    this.sort = sort;
  }
}
