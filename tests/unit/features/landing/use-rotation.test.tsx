import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_STEP_MS, HERO_FADE_MS, HERO_ROTATION_MS } from '../../../../src/config/landing';
import { useRotation, type RotationOptions } from '../../../../src/features/landing/slideshow';
import type { SetTimer } from '../../../../src/components/timers';

afterEach(cleanup);

/** A clock that is advanced by hand. */
function handClock() {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  const after: SetTimer = (ms, call) => {
    const one = { at: now + ms, call };
    timers.push(one);
    return () => {
      timers = timers.filter((other) => other !== one);
    };
  };
  function pass(ms: number) {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    act(() => due.forEach(({ call }) => call()));
  }
  return { after, pass, waits: () => timers.length };
}

function rotation(options: Partial<RotationOptions> = {}) {
  const clock = handClock();
  const initialProps: RotationOptions = { count: 3, everyMs: 5000, running: true, after: clock.after, ...options };
  const hook = renderHook((props: RotationOptions) => useRotation(props), { initialProps });
  const change = (changed: Partial<RotationOptions>) => hook.rerender({ ...initialProps, ...changed });
  return {
    ...clock,
    change,
    index: () => hook.result.current.index,
    goTo: (at: number) => act(() => hook.result.current.goTo(at)),
  };
}

describe('rotation', () => {
  it('has the durations of the specification: 5000 ms a backdrop, 500 ms to fade, 3000 ms a step [LAND-03, LAND-04, LAND-06]', () => {
    expect([HERO_ROTATION_MS, HERO_FADE_MS, DEMO_STEP_MS]).toEqual([5000, 500, 3000]);
  });

  it('advances after its time and starts over after the last item [LAND-03, LAND-06]', () => {
    const { index, pass } = rotation();
    pass(4999);
    expect(index()).toBe(0);
    pass(1);
    expect(index()).toBe(1);
    pass(5000);
    expect(index()).toBe(2);
    pass(5000);
    expect(index()).toBe(0);
  });

  it('gives a chosen item its full time, and wraps around at both ends [LAND-02]', () => {
    const { index, pass, goTo } = rotation();
    pass(4000);
    goTo(-1);
    expect(index()).toBe(2);
    pass(4000);
    expect(index()).toBe(2);
    pass(1000);
    expect(index()).toBe(0);
    goTo(3);
    expect(index()).toBe(0);
  });

  it('is still while not running, without a timer', () => {
    const { index, pass, change, waits } = rotation();
    change({ running: false });
    expect(waits()).toBe(0);
    pass(60_000);
    expect(index()).toBe(0);
    change({ running: true });
    pass(5000);
    expect(index()).toBe(1);
  });

  it('stays in range when items are removed, and stops with one or none', () => {
    const { index, goTo, change, waits } = rotation();
    goTo(2);
    change({ count: 2 });
    expect(index()).toBe(0);
    change({ count: 1 });
    expect(waits()).toBe(0);
    change({ count: 0 });
    expect([index(), waits()]).toEqual([0, 0]);
  });
});
