import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewTransitionRouter, preloadTransitions } from '../../../../src/app/view-transitions/view-transition-router';
import { transitionFor } from '../../../../src/app/view-transitions/transition';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/app/view-transitions/transition');

let navigate: ReturnType<typeof useNavigate>;
function Place() {
  navigate = useNavigate();
  return <p>{useLocation().pathname}</p>;
}
const waitForScreen = (pathname: string) => screen.findByText(pathname);

/** A chunk that is still loading. */
function loadingChunk() {
  let loads = () => {};
  let fails = () => {};
  const callback = new Promise<void>((resolve, reject) => {
    loads = resolve;
    fails = () => reject(new Error('no network'));
  });
  vi.mocked(transitionFor).mockReturnValueOnce({ kind: 'screen', movie: null, preload: () => callback });
  /** Waits until all resulting updates have been rendered. */
  const ends = (how: () => void) =>
    act(async () => {
      how();
      await callback.catch(() => undefined);
    });
  return { loads: () => ends(loads), fails: () => ends(fails) };
}

const onStart = vi.fn();
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.startViewTransition = (update) => {
    onStart();
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
  // The transition code is being loaded.
  await eventually(async () => {
    await act(async () => navigate('/ready', { replace: true }));
    expect(onStart).toHaveBeenCalled();
  });
});
afterEach(() => {
  cleanup();
  onStart.mockClear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('a loading screen appears once it is loaded, and the previous one stays until then', async () => {
  const { loads } = loadingChunk();
  await act(async () => navigate('/late'));
  await waitForScreen('/ready');
  await loads();
  await waitForScreen('/late');
});

it('a screen that fails to load is shown with its error', async () => {
  const { fails } = loadingChunk();
  await act(async () => navigate('/gone'));
  await fails();
  await waitForScreen('/gone');
});

it.each(['loads', 'fails'] as const)('a screen that %s after another was opened does not replace it', async (how) => {
  const late = loadingChunk();
  await act(async () => navigate('/late'));
  await act(async () => navigate('/other'));
  await waitForScreen('/other');
  await late[how]();
  await waitForScreen('/other');
  expect(window.location.pathname).toBe('/other');
});
