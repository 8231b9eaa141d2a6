import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OwnDataScreen, useMemberCopy } from '../../../../src/features/your-data/your-data-screen';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import { saveFile } from '../../../../src/lib/share';
import { byKind, kindsWith } from '../../../../src/domain/marks/mark-kinds';
import { fail } from '../../../../src/domain/values/result';
import { MARKS } from '../../../../src/marks/messages';
import { renderUi } from '../marked-movies/render-ui';
import { OWN_DATA } from '../../../../src/features/your-data/messages';

vi.mock('../../../../src/features/your-data/your-data-screen');
vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/use-sync-status');
vi.mock('../../../../src/lib/share');

const member = { id: 'ann', email: 'ann@example.com', createdAt: '2026-01-01T00:00:00Z', providers: ['email'] };
type Source = NonNullable<ReturnType<typeof useMemberCopy>>;

function show(initialSync: ReturnType<typeof useInitialSyncStatus>, source: Source | null) {
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useInitialSyncStatus).mockReturnValue(initialSync);
  vi.mocked(useMemberCopy).mockReturnValue(source);
  renderUi(<OwnDataScreen member={member} />);
}

const nothing = { counts: byKind(() => 0), read: vi.fn<Source['read']>() };
const NONE = [OWN_DATA.watched.none, OWN_DATA.favorites.none];
const INCOMPLETE = OWN_DATA.incomplete;

beforeEach(() => void vi.mocked(saveFile).mockReset());

it('says that there is nothing of a kind when that is known', () => {
  show('synced', nothing);
  for (const sentence of NONE) expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
});

it.each(['offline', 'failed'] as const)(
  'while the marks are not known (%s) says so, and of nothing that there is none',
  (initialSync) => {
    show(initialSync, nothing);
    expect(screen.getByText(INCOMPLETE)).toBeTruthy();
    for (const sentence of NONE) expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getAllByText(OWN_DATA.noneHere)).toHaveLength(2);
  },
);

it.each([
  ['the device was counted', 'synced', null],
  ['the marks were asked for once', 'syncing', nothing],
] as const)('is reading until %s', (_what, initialSync, source) => {
  show(initialSync, source);
  expect(screen.getByRole('status').textContent).toBe(OWN_DATA.reading);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why the device gives nothing, and saves no file then', async () => {
  const read = vi.fn<Source['read']>(() => Promise.resolve(fail({ reason: 'unreadable' })));
  show('synced', { counts: { ...nothing.counts, favorite: 1 }, read });
  fireEvent.click(screen.getByRole('button', { name: OWN_DATA.everything.save }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
});

it('tells how many movies of each kind a copy holds', () => {
  const counts = { ...byKind((kind) => kindsWith().indexOf(kind)), favorite: 1, recommended: 1015 };
  show('synced', { ...nothing, counts });
  const text = screen.getByText(/A JSON file\.$/).textContent;
  expect(text).toMatch(/^1 favorite, .*1,015 recommended, with dates\./);
  for (const kind of kindsWith()) expect(text).toContain(MARKS[kind].movies(counts[kind]));
});
