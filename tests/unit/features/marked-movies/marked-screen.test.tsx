import { screen } from '@testing-library/react';
import { Eye } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useMarkedIds, useMovieCards } from '../../../../src/marks/use-marked-movies';
import { useMarkTimes } from '../../../../src/features/marked-movies/use-marked-list';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import { DatedRow, MarkedScreen } from '../../../../src/features/marked-movies/marked-screen';
import { renderUi } from './render-ui';
import { MARKS } from '../../../../src/marks/messages';
import { MARKED_LISTS } from '../../../../src/i18n/messages/marked-lists';
import { NOT_SYNCED_YET } from '../../../../src/i18n/messages/sync';
import { MARKED_MOVIES } from '../../../../src/features/marked-movies/messages';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/features/marked-movies/use-marked-list');
vi.mock('../../../../src/hooks/use-sync-status');

const LOADING = MARKS.watched.loading;
const NONE = MARKED_LISTS.watched.emptyTitle;

function show(watched: readonly number[] | undefined, initialSync: ReturnType<typeof useInitialSyncStatus>) {
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useInitialSyncStatus).mockReturnValue(initialSync);
  vi.mocked(useMarkedIds).mockReturnValue(watched);
  renderUi(<MarkedScreen kind="watched" icon={Eye} onOpen={vi.fn()} renderMark={() => null} />);
}

function showRow(times: ReadonlyMap<number, number | null> | undefined) {
  const heat = { id: 949, title: 'Heat', year: 1995, rating: 8.3, genres: [], description: '', posterPath: null };
  vi.mocked(useMovieCards).mockReturnValue(new Map([[949, heat]]));
  vi.mocked(useMarkTimes).mockReturnValue(times);
  renderUi(
    <DatedRow
      kind="watched"
      ids={[949]}
      priority
      onOpen={vi.fn()}
      renderAction={() => null}
      wrap={(id, card) => <div key={id}>{card}</div>}
    />,
  );
}

it('lists watched movies, not another mark', () => {
  show([], 'synced');
  expect(useMarkedIds).toHaveBeenLastCalledWith('watched');
});

it('says that there are none, with a tip about the eye icon, when that is known', () => {
  show([], 'synced');
  expect(screen.getByRole('heading', { name: NONE })).toBeTruthy();
  expect(screen.getByText(/eye icon/)).toBeTruthy();
});

it.each([
  ['the device is being read', undefined, 'synced'],
  ['a new device is asking for the first time', [], 'syncing'],
] as const)('is loading while %s, and claims nothing', (_, watched, initialSync) => {
  show(watched, initialSync);
  expect(screen.getByText(LOADING)).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});

it('a new device without a network says so, and claims nothing', () => {
  show([], 'offline');
  expect(screen.getByRole('status').textContent).toBe(NOT_SYNCED_YET.offline);
  expect(screen.queryByText(NONE)).toBeNull();
});

it('no card comes before its day is read', () => {
  showRow(undefined);
  expect(screen.queryByRole('article')).toBeNull();
});

it('a card has the day on which its movie was marked', () => {
  showRow(new Map([[949, new Date(2025, 0, 5, 12).getTime()]]));
  expect(screen.getByText(MARKED_MOVIES.marked('January 5, 2025'))).toBeTruthy();
});

it('a card whose mark has just gone stays until its movie leaves the list, for it may have the focus', () => {
  showRow(new Map([[949, null]]));
  expect(screen.getByRole('article').textContent).not.toContain('Added');
});
