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

describe('automatic motion', () => {
  it('pauses under a mouse pointer, but not under a finger', () => {
    render(<Moving />);
    expect(moves()).toBe(true);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    expect(moves()).toBe(false);
    fireEvent.pointerLeave(region());
    expect(moves()).toBe(true);
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    expect(moves()).toBe(true);
  });

  it('pauses while the keyboard focus is inside, except on its start button', () => {
    render(<Moving />);
    act(() => screen.getByText('inside').focus());
    expect(moves()).toBe(false);
    act(() => screen.getByText('inside').blur());
    act(() => screen.getByRole('button', { name: 'Stop' }).focus());
    expect(moves()).toBe(true);
  });

  it('continues after a mouse press, whose focus stays, once the pointer has left', () => {
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

  it('pauses while the page is hidden', () => {
    render(<Moving />);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(moves()).toBe(false);
  });

  it('is off with reduced motion until started by the reader', () => {
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
