import { beforeEach } from 'vitest';

/** One failing test is enough to catch a mutant: the others of its group are skipped. */
beforeEach(({ task, skip }) => {
  if (task.suite?.tasks.some(({ result }) => result?.state === 'fail')) skip();
});
