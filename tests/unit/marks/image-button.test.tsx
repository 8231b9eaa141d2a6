import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IMAGE_MOVIES_LIMIT } from '../../../src/config/images';
import { MemberDatabase } from '../../../src/db/member-database';
import { useMemberStore } from '../../../src/hooks/member-provider';
import { MOVIES_IMAGE } from '../../../src/i18n/messages/marked-lists';
import { ImageButton } from '../../../src/marks/image-button';
import { eventually } from '../../time/eventually';
import { renderUi } from '../features/marked-movies/render-ui';

vi.mock('../../../src/hooks/member-provider');

const SUMMARY = { year: 1999, rating: 8, genres: [], description: '', posterPath: null };
const IDS = Array.from({ length: IMAGE_MOVIES_LIMIT + 1 }, (_, index) => index + 1);
let database: MemberDatabase;

beforeEach(async () => {
  database = new MemberDatabase(crypto.randomUUID());
  vi.mocked(useMemberStore).mockReturnValue({ database } as ReturnType<typeof useMemberStore>);
  await database.movies.bulkPut(IDS.map((id) => ({ ...SUMMARY, id, title: `Movie ${id}` })));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // As in a browser that can't draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.delete();
});

it('makes an image of the first twelve movies, and says so if it fails', async () => {
  renderUi(<ImageButton ids={IDS} title="Title" heading="Heading" note="" file="movies.png" />);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: MOVIES_IMAGE.openLabel });
  await eventually(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  expect(await screen.findByText(MOVIES_IMAGE.part(IMAGE_MOVIES_LIMIT, IDS.length))).toBeTruthy();
  expect(await screen.findByText(MOVIES_IMAGE.failed)).toBeTruthy();
});
