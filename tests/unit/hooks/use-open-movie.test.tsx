import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useCloseEntry } from '../../../src/hooks/use-open-movie';
import { navigationState } from '../../../src/hooks/movie-state';

afterEach(cleanup);

const OPENED = { pathname: '/collection', search: '?movie=603', state: navigationState(null, null) };

/** A history of three entries, the last with a dialog. */
function openDialog(last: string | typeof OPENED = OPENED) {
  const around = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/dashboard', '/collection', last]} initialIndex={2}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const location: Location<unknown> = useLocation();
      const { pathname, search } = location;
      return { close: useCloseEntry(), navigate: useNavigate(), place: `${pathname}${search}` };
    },
    { wrapper: around },
  );
  return result;
}

it('closing a dialog twice at once goes back only once, so that the screen stays', () => {
  const dialog = openDialog();
  act(() => {
    const { close } = dialog.current;
    close('');
    close('');
  });
  expect(dialog.current.place).toBe('/collection');
});

it('closing a dialog of a URL opened directly replaces the history entry', () => {
  const dialog = openDialog('/collection?movie=603&genre=18');
  act(() => dialog.current.close('?genre=18'));
  expect(dialog.current.place).toBe('/collection?genre=18');
  act(() => void dialog.current.navigate(-1));
  expect(dialog.current.place).toBe('/collection');
});

it('a dialog reopened with Forward can be closed again', () => {
  const dialog = openDialog();
  act(() => dialog.current.close(''));
  act(() => void dialog.current.navigate(1));
  expect(dialog.current.place).toBe('/collection?movie=603');
  act(() => dialog.current.close(''));
  expect(dialog.current.place).toBe('/collection');
});
