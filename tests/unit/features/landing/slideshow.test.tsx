import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayButton, usePlayState } from '../../../../src/features/landing/slideshow';

let calm = false;
let motionChanged = () => {};

beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return calm;
    },
    addEventListener: (_: string, listener: () => void) => (motionChanged = listener),
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Moving() {
  const { playing, running, toggle, pauseHandlers } = usePlayState();
  return (
    <section aria-label="region" {...pauseHandlers}>
      <p>{running ? 'moves' : 'rests'}</p>
      <button>inside</button>
      <PlayButton playing={playing} onPress={toggle} stop="Stop" start="Start" />
    </section>
  );
}

const region = () => screen.getByRole('region');
const moves = () => screen.queryByText('moves') !== null;

describe('what moves by itself', () => {
  it('rests while a mouse is over it, and not for a finger', () => {
    render(<Moving />);
    expect(moves()).toBe(true);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    expect(moves()).toBe(false);
    fireEvent.pointerLeave(region());
    expect(moves()).toBe(true);
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expect(moves()).toBe(true);
  });

  it('rests while the keyboard focus is inside, except on the button that starts it', () => {
    render(<Moving />);
    act(() => screen.getByText('inside').focus());
    expect(moves()).toBe(false);
    act(() => screen.getByText('inside').blur());
    act(() => screen.getByRole('button', { name: 'Stop' }).focus());
    expect(moves()).toBe(true);
  });

  it('goes on after a press by mouse, whose focus stays, as soon as the pointer is gone', () => {
    render(<Moving />);
    const button = screen.getByText('inside');
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(moves()).toBe(false);
    fireEvent.pointerLeave(region());
    expect(document.activeElement).toBe(button);
    expect(moves()).toBe(true);
  });

  it('rests while the page is hidden', () => {
    render(<Moving />);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(moves()).toBe(false);
  });

  it('rests for those who prefer calm, until they start it themselves', () => {
    render(<Moving />);
    calm = true;
    act(() => motionChanged());
    expect(moves()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(moves()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(moves()).toBe(false);
  });
});
