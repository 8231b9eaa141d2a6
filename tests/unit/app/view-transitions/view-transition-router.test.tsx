import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewTransitionRouter, preloadTransitions } from '../../../../src/app/view-transitions/view-transition-router';
import { transitionFor } from '../../../../src/app/view-transitions/transition';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/app/view-transitions/transition');

let go: ReturnType<typeof useNavigate>;
function Place() {
  go = useNavigate();
  return <p>{useLocation().pathname}</p>;
}
const shown = (pathname: string) => screen.findByText(pathname);

/** A part that is on its way. */
function onItsWay() {
  let comes = () => {};
  let fails = () => {};
  const callback = new Promise<void>((resolve, reject) => {
    comes = resolve;
    fails = () => reject(new Error('no network'));
  });
  vi.mocked(transitionFor).mockReturnValueOnce({ kind: 'screen', movie: null, preload: () => callback });
  /** Afterwards all is drawn that follows from it. */
  const ends = (how: () => void) =>
    act(async () => {
      how();
      await callback.catch(() => undefined);
    });
  return { comes: () => ends(comes), fails: () => ends(fails) };
}

const begun = vi.fn();
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.startViewTransition = (update) => {
    begun();
    if (typeof update === 'function') void update();
    return { finished: Promise.resolve(), ready: Promise.resolve() } as unknown as ViewTransition;
  };
  preloadTransitions();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  render(
    <ViewTransitionRouter>
      <Place />
    </ViewTransitionRouter>,
  );
  vi.mocked(transitionFor).mockReturnValue({ kind: 'screen', movie: null, preload: null });
  // What shows moves is being loaded.
  await eventually(async () => {
    await act(async () => go('/ready', { replace: true }));
    expect(begun).toHaveBeenCalled();
  });
});
afterEach(() => {
  cleanup();
  begun.mockClear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('a screen that is on its way is shown when it comes, and what stood there stands until then', async () => {
  const { comes } = onItsWay();
  await act(async () => go('/late'));
  await shown('/ready');
  await comes();
  await shown('/late');
});

it('a screen that does not arrive is shown all the same: it says so', async () => {
  const { fails } = onItsWay();
  await act(async () => go('/gone'));
  await fails();
  await shown('/gone');
});

it.each(['comes', 'fails'] as const)(
  'a screen that %s after another was opened does not take its place',
  async (how) => {
    const late = onItsWay();
    await act(async () => go('/late'));
    await act(async () => go('/other'));
    await shown('/other');
    await late[how]();
    await shown('/other');
    expect(window.location.pathname).toBe('/other');
  },
);
