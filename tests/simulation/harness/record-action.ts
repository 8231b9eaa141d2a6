import type { SyncDeps } from '../../../src/sync/clock';
import type { Device } from './device';
import type { Intent } from './intents';
import type { Process } from './process';
import type { Harness } from './harness';

/** Whether work was cut short: the page died, or its storage refused. */
export function isEnd(outcome: unknown): outcome is 'killed' | 'refused' {
  return outcome === 'killed' || outcome === 'refused';
}

/** An action on one mark whose intents are recorded as the engine makes them. */
export interface RecordedAction {
  readonly deps: SyncDeps;
  readonly made: readonly Intent[];
  /** @param present the intended state; null where the device has not stored it */
  readonly end: (present: boolean | null, killed?: boolean) => void;
}

/** @param key user, kind and movie; @param seen the operation behind what the screen showed, or null */
export function recordAction(
  harness: Harness,
  device: Device,
  process: Process,
  key: string,
  seen: string | null,
): RecordedAction {
  const made: Intent[] = [];
  return {
    made,
    deps: {
      ...process.deps,
      newId: () => {
        // What a killed page had begun continues here, as it never would in a browser; it must not create anything new.
        if (process.dead) throw new Error('the page is gone');
        const operation = harness.newId();
        made.push(harness.log.add(key, operation, seen, device.number));
        return operation;
      },
    },
    end(present, killed = false) {
      for (const intent of made) {
        if (present !== null) harness.log.settle(intent, present);
        else if (killed) harness.log.forget(key, intent);
        else harness.log.refuse(key, intent);
      }
    },
  };
}
