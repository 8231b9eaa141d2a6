import { afterEach, expect, it, vi } from 'vitest';
import { withWebLock } from '../../../src/lib/locks';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose locks are free, or held by a tab that never releases them. */
function locks(free: boolean): void {
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
    free
      ? work()
      : new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        );
  vi.stubGlobal('navigator', { locks: { request } });
}

it('a holder that never releases a lock is not waited for forever', async () => {
  locks(false);
  expect(await withWebLock('name', () => Promise.resolve('done'), 1)).toBe('done');
});

it('work that fails under its lock fails, and is not repeated', async () => {
  locks(true);
  const work = vi.fn(() => Promise.reject(new Error('a defect')));
  await expect(withWebLock('name', work)).rejects.toThrow('a defect');
  expect(work).toHaveBeenCalledOnce();
});
