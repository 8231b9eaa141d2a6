import { vi } from 'vitest';
import { LIMITS } from './limits';

/** Waits until a check passes, for as long as this machine may need. Fake timers are moved on meanwhile, as `vi.waitFor` does. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LIMITS.condition });
}
