import { it } from 'vitest';
import { TestRunner } from 'vitest';

/** Runs tests as usual, except that a file that cannot be loaded has a failing test: StrykerJS only looks at tests. */
export default class LoadRunner extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (source === 'setup') throw error;
      it('loads', () => {
        throw error;
      });
      return undefined;
    }
  }
}
