import { BACKOFF_MIN_MS, RECONNECT_MIN_MS, RETRY_AFTER_CAP_MS } from '../../../src/config/sync';
import type { SyncError, SyncStats } from '../../../src/sync/engine';
import { fail, type Result } from '../../../src/domain/values/result';
import type { Process, SyncOutcome } from './process';

/** What the scheduler waits for. */
interface Timer {
  readonly ms: number;
  readonly call: () => void;
}

const never = () => new Promise<never>(() => undefined);

/**
 * Syncs as a page does, by the scheduler that decides when: sync cycles follow at its intervals, which pass at once for
 * everybody, until one succeeds.
 * @param waits how often it may wait
 * @returns the outcome of the last cycle
 */
export async function drive(process: Process, userId: string, waits: number): Promise<SyncOutcome> {
  const state: { outcome: SyncOutcome; wake: (timer: Timer | null) => void } = {
    outcome: 'killed',
    wake: () => undefined,
  };
  const driver = process.release.createScheduler({
    async sync() {
      const outcome = (state.outcome = await process.sync(userId));
      if (outcome === 'killed') return never();
      return outcome === 'full' ? fail({ reason: 'full' }) : (outcome as Result<SyncStats, SyncError>);
    },
    schedule(ms, call) {
      state.wake({ ms, call });
      return () => undefined;
    },
    random: () => 0.5,
    async isSignedIn() {
      const stored = await process.alive(() => process.engine.readSession());
      // Where storage refuses to record it, nobody knows.
      const isSignedIn = stored === 'refused' || (stored !== 'killed' && stored?.member.id === userId);
      if (!isSignedIn) state.wake(null);
      return isSignedIn;
    },
    onStorage: () => undefined,
  });
  driver.request();
  for (let waited = 0; ; waited += 1) {
    const timer = await Promise.race([new Promise<Timer | null>((wake) => (state.wake = wake)), process.end]);
    const { outcome } = state;
    if (process.dead) return 'killed';
    const isWell = outcome !== 'full' && outcome !== 'killed' && outcome.ok;
    if (!timer || isWell || waited === waits) {
      driver.stop();
      return outcome;
    }
    const { backend, pass } = process.context;
    // only the first retry may be quick, and only after a connection that broke
    const reconnects = waited === 0 && outcome !== 'full' && outcome !== 'killed' && !outcome.ok;
    const minMs = reconnects && outcome.error.reason === 'unreachable' ? RECONNECT_MIN_MS : BACKOFF_MIN_MS;
    if (!(timer.ms >= minMs && timer.ms <= RETRY_AFTER_CAP_MS)) {
      backend.reportViolation(`a device waits for ${timer.ms} ms`);
      return never();
    }
    pass(timer.ms);
    timer.call();
  }
}
