import { it } from 'vitest';

/**
 * A test by a program that not every machine has. Without it the test is skipped, and the last lines of `npm test` say why.
 * @param program where it is; null where it is not installed
 * @param lacks why it is not there
 */
export function itNeeds(program: string | null, lacks: string, title: string, work: () => Promise<void>): void {
  it(title, async ({ task, skip }) => {
    if (program === null) {
      task.meta.note = lacks;
      skip(lacks);
    }
    await work();
  });
}
