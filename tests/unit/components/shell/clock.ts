import type { SetTimer } from '../../../../src/components/timers';

/** A clock that a test turns by hand, in milliseconds. */
export function handClock(): { readonly after: SetTimer; readonly turn: (ms: number) => void } {
  let now = 0;
  let waiting: { readonly at: number; readonly call: () => void }[] = [];
  return {
    after(ms, call) {
      const entry = { at: now + ms, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    turn(ms) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
  };
}
