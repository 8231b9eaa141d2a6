import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MARKED_MOVIES } from '../../../../src/features/marked-movies/messages';
import { PickButton } from '../../../../src/features/marked-movies/marked-movies';
import { eventually } from '../../../time/eventually';
import { MATRIX, openMarks } from '../../marks/open-marks';

vi.mock('../../../../src/hooks/member-provider');

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (at: string, ids: readonly number[]) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <PickButton ids={ids} />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

it('the shortcut of the installed app opens a movie of the list, also the only one', async () => {
  await openMarks();
  show('/profile/watchlist?do=pick', [MATRIX.id]);
  await eventually(() => expect(address()).toBe(`/profile/watchlist?movie=${MATRIX.id}`));
  expect(screen.queryByRole('button', { name: MARKED_MOVIES.pick })).toBeNull();
});

it('of several movies it opens another one each time', async () => {
  await openMarks();
  const ids = [MATRIX.id, 949];
  const places = [];
  for (let times = 0; times < 4; times += 1) {
    const view = show('/profile/watchlist?do=pick', ids);
    await eventually(() => expect(address()).toContain('movie='));
    places.push(address());
    view.unmount();
  }
  expect(new Set(places.slice(0, 2)).size).toBe(2);
  expect(places.slice(2)).toEqual(places.slice(0, 2));
});

it('of no movie it opens none', async () => {
  await openMarks();
  show('/profile/watchlist?do=pick', []);
  expect(address()).toBe('/profile/watchlist');
});
