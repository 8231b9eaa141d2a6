import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { searchWithLaunch, useLaunch } from '../../../src/hooks/use-launch';

afterEach(cleanup);

/** A screen that can pick, with the URL at each pick. */
function open(at: string, state: unknown = null) {
  const [pathname = '', search = ''] = at.split('?');
  const onLaunch = vi.fn<(place: string) => void>();
  const around = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <MemoryRouter initialEntries={['/', { pathname, search: `?${search}`, state }]} initialIndex={1}>
        {children}
      </MemoryRouter>
    </StrictMode>
  );
  const { result } = renderHook(
    () => {
      const location: Location<unknown> = useLocation();
      const place = location.pathname + location.search;
      useLaunch('pick', () => onLaunch(place));
      return { place, state: location.state, navigate: useNavigate() };
    },
    { wrapper: around },
  );
  return { screen: result, onLaunch };
}

it('does what the URL asks for once, after it has removed the parameter, and keeps the rest of the entry', () => {
  const { screen, onLaunch } = open('/list?sort=year&do=pick', { kept: true });
  expect(onLaunch.mock.calls).toEqual([['/list?sort=year']]);
  expect(screen.current).toMatchObject({ place: '/list?sort=year', state: { kept: true } });
  act(() => void screen.current.navigate('/list?movie=603'));
  act(() => void screen.current.navigate(-1));
  act(() => void screen.current.navigate(-1));
  expect(screen.current.place, 'Back leaves the screen').toBe('/');
  expect(onLaunch).toHaveBeenCalledOnce();
});

it('does it again when it is asked for again', () => {
  const { screen, onLaunch } = open('/list?do=pick');
  act(() => void screen.current.navigate({ search: searchWithLaunch('?sort=year', 'pick') }));
  expect(onLaunch.mock.calls).toEqual([['/list'], ['/list?sort=year']]);
});

it.each(['/list?sort=year', '/list?do=again', '/list?do='])('%s asks for nothing that this screen does', (at) => {
  const { screen, onLaunch } = open(at);
  expect(onLaunch).not.toHaveBeenCalled();
  expect(screen.current.place).toBe(at);
});
