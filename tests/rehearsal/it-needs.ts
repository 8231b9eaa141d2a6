import { it } from 'vitest';

/**
 * A test that needs a program which not every machine has. Without it the test is skipped, and `npm test` says why.
 * @param program its path; null where it is not installed
 * @param lacks why it is missing
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
