import { it } from 'vitest';
import { TestRunner } from 'vitest';

/** Runs tests as always, but a file that cannot be loaded has a test that fails: the mutation tester looks at tests alone. */
export default class LoadRunner extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (source === 'setup') throw error;
      it('is loaded', () => {
        throw error;
      });
      return undefined;
    }
  }
}
