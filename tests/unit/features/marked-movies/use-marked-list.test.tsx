import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { MARKED_SORTS } from '../../../../src/domain/lists/marked-list';
import { useMarkedView } from '../../../../src/features/marked-movies/use-marked-list';

/** The pending timers. */
const timers = new Set<() => void>();
beforeEach(() => timers.clear());

function after(_: number, callback: () => void) {
  timers.add(callback);
  return () => void timers.delete(callback);
}
const pause = () => act(() => [...timers].forEach((callback) => callback()));

function open(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/profile/watched', search: address, state: 'kept' }]}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useMarkedView(MARKED_SORTS, after), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper,
    },
  );
  return result;
}

it('reads the URL, and keeps its other parameters and state', () => {
  const now = open('?movie=603&sort=year');
  expect(now.current.view).toMatchObject({ sort: 'year', genre: null });
  act(() => now.current.change({ genre: 'Crime' }));
  expect(now.current.location).toMatchObject({ search: '?movie=603&sort=year&genre=Crime', state: 'kept' });
  act(() => now.current.change({ sort: 'newest' }));
  expect(now.current.location.search).toBe('?movie=603&genre=Crime');
});

it('typed text applies at once, and reaches the URL after a pause', () => {
  const now = open('');
  act(() => now.current.change({ text: 'he' }));
  act(() => now.current.change({ text: 'hea' }));
  expect(now.current.view.text).toBe('hea');
  expect(now.current.location.search).toBe('');
  expect(timers.size).toBe(1);
  pause();
  expect(now.current.location.search).toBe('?title=hea');
  expect(timers.size).toBe(0);
});

it('or as soon as the field loses the focus, or an option is chosen', () => {
  const now = open('');
  act(() => now.current.change({ text: 'heat' }));
  act(() => now.current.flush());
  expect(now.current.location.search).toBe('?title=heat');
  act(() => now.current.change({ text: 'heats' }));
  act(() => now.current.change({ decade: 1990 }));
  expect(now.current.location.search).toBe('?title=heats&decade=1990');
});

it('loses no letter typed while the URL is being updated', () => {
  const now = open('');
  act(() => {
    now.current.change({ text: 'he' });
  });
  act(() => {
    now.current.flush();
    now.current.change({ text: 'hea' });
  });
  expect(now.current.location.search).toBe('?title=he');
  expect(now.current.view.text).toBe('hea');
});

it('another URL is another view, whatever was typed', () => {
  const now = open('?title=heat');
  act(() => now.current.change({ text: 'heats' }));
  act(() => void now.current.navigate('/profile/watched'));
  expect(now.current.view).toMatchObject({ text: '' });
  expect(timers.size).toBe(0);
  act(() => now.current.change({ text: 'heat' }));
  pause();
  expect(now.current.location.search, 'the previous value is restored').toBe('?title=heat');
});
