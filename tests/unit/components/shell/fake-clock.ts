import type { SetTimer } from '../../../../src/components/timers';

/** A clock that a test advances by hand, in milliseconds. */
export function createFakeClock(): { readonly after: SetTimer; readonly advance: (ms: number) => void } {
  let now = 0;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  return {
    after(ms, call) {
      const entry = { at: now + ms, call };
      timers.push(entry);
      return () => {
        timers = timers.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
  };
}
