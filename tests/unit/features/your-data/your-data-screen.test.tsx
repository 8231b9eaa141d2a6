import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSyncState } from '../../../../src/db/sync-state';
import { kindsWith } from '../../../../src/domain/marks/mark-kinds';
import { OWN_DATA } from '../../../../src/features/your-data/messages';
import { OwnDataScreen } from '../../../../src/features/your-data/your-data-screen';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { saveFile } from '../../../../src/lib/share';
import { MARKS } from '../../../../src/marks/messages';
import { openMarks, showMember } from '../../marks/open-marks';
import { stored } from '../../services/session-row';
import { renderUi } from '../marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/lib/share');

const show = () => renderUi(<OwnDataScreen member={stored().member} />);

const NONE = [OWN_DATA.watched.none, OWN_DATA.favorites.none];
const INCOMPLETE = OWN_DATA.incomplete;

beforeEach(() => void vi.mocked(saveFile).mockReset());
afterEach(() => void vi.restoreAllMocks());

it('says that a kind is empty once that is known', async () => {
  await openMarks();
  show();
  for (const sentence of NONE) expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(INCOMPLETE)).toBeNull();
});

it.each(['offline', 'failed'] as const)(
  'while marks are unknown (%s) says so, and claims no kind to be empty',
  async (initialSync) => {
    const { database } = await openMarks([], false);
    if (initialSync === 'failed') await changeSyncState(database, { failure: 'server' });
    else vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    expect(await screen.findByText(INCOMPLETE)).toBeTruthy();
    for (const sentence of NONE) expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getAllByText(OWN_DATA.nothingStored)).toHaveLength(2);
  },
);

/** Expects only the loading state, without data or buttons, even after the device had time to respond. */
async function expectLoading(answers: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 5; times += 1) await act(answers);
  expect(screen.getByRole('status').textContent).toBe(OWN_DATA.reading);
  expect(screen.queryByRole('button')).toBeNull();
}

it('shows loading until the device was counted', async () => {
  const { database } = await openMarks();
  vi.spyOn(database, 'transaction').mockReturnValue(new Promise(() => undefined) as never);
  show();
  await expectLoading(async () => database.sync.count());
});

it('shows loading until the first pull', async () => {
  const { database } = await openMarks([], false);
  show();
  await expectLoading(async () => database.mirror.count());
});

it("shows loading while the data opens, and the reason if it can't", () => {
  showMember({ status: 'opening' });
  const opening = show();
  expect(screen.getByRole('status').textContent).toBe(OWN_DATA.reading);
  opening.unmount();
  showMember({ status: 'failed', error: { reason: 'blocked' } });
  show();
  expect(screen.getByRole('alert').textContent).toContain(STORAGE.blocked);
});

it("says why the device can't be read, and saves no file then", async () => {
  const { database } = await openMarks(['favorite']);
  show();
  const save = await screen.findByRole('button', { name: OWN_DATA.everything.save });
  vi.spyOn(database.profile, 'get').mockRejectedValue(new DOMException('', 'UnknownError'));
  fireEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain(STORAGE.unreadable);
  expect(saveFile).not.toHaveBeenCalled();
});

it('shows how many movies of each kind a copy contains', async () => {
  const { database } = await openMarks();
  const counts = { favorite: 1, watched: 2, watchlist: 4, dismissed: 3, recommended: 1015 };
  await database.mirror.bulkPut(
    kindsWith().flatMap((kind) =>
      Array.from({ length: counts[kind] }, (_, at) => ({
        kind,
        movieId: at + 1,
        present: 1 as const,
        ts: at + 1,
        op: `${kind} ${at}`,
        seq: at + 1,
      })),
    ),
  );
  show();
  const text = (await screen.findByText(/A JSON file\.$/)).textContent;
  expect(text).toMatch(/^1 favorite, .*1,015 recommended, your diary and ratings\./);
  for (const kind of kindsWith()) expect(text).toContain(MARKS[kind].movies(counts[kind]));
});
