import { beforeEach } from 'vitest';

/** One red test is enough to know a mutant by: the others of its group are left out. */
beforeEach(({ task, skip }) => {
  if (task.suite?.tasks.some(({ result }) => result?.state === 'fail')) skip();
});
