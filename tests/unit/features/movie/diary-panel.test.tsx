import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectAction, toasts } from '../../../../src/components/toast';
import { readRating, readViewings } from '../../../../src/db/diary';
import { isMarked } from '../../../../src/db/marks';
import { localDate } from '../../../../src/domain/marks/diary';
import { markKey } from '../../../../src/domain/marks/mark';
import { fail } from '../../../../src/domain/values/result';
import { DiaryPanel } from '../../../../src/features/movie/diary-panel';
import { DIARY_PANEL } from '../../../../src/features/movie/messages';
import { formatCalendarDate } from '../../../../src/i18n/diary-format';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { DIARY, MARKS } from '../../../../src/marks/messages';
import { eventually } from '../../../time/eventually';
import { MATRIX, openMarks, showMember } from '../../marks/open-marks';

vi.mock('../../../../src/hooks/member-provider');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const toastTexts = () => toasts.visible().map(({ text }) => text);
const undo = () => act(() => toasts.visible().forEach(selectAction));
const show = () => render(<DiaryPanel movie={MATRIX} />);
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: DIARY.yourRating });
const valueText = async () => (await slider()).getAttribute('aria-valuetext');
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Opens the list of dates under this text. */
async function edit(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: `${text} ${DIARY_PANEL.edit}` }));
}
const dates = () => screen.getAllByLabelText<HTMLInputElement>(DIARY_PANEL.date);
const values = () => dates().map(({ value }) => value);

/** Opens a member's data with a viewing on each date. */
async function openViewings(...watchedOn: readonly (string | null)[]) {
  const store = await openMarks();
  for (const date of watchedOn) await store.addViewing(MATRIX, date);
  return store;
}

const storedDates = async ({ database }: Awaited<ReturnType<typeof openMarks>>) =>
  (await readViewings(database, MATRIX.id)).map((viewing) => viewing.watchedOn);

it('rates in half stars, and marks an unwatched movie as watched', async () => {
  const { database } = await openMarks();
  show();
  expect(await valueText()).toBe(DIARY_PANEL.notRated);
  expect(screen.getByText(DIARY_PANEL.unwatched)).toBeTruthy();
  change(await slider(), '1');
  expect(await valueText(), 'shown before it is stored').toBe(DIARY.stars('0.5'));
  change(await slider(), '9');
  await eventually(async () => expect(await readRating(database, MATRIX.id)).toBe(9));
  expect(await valueText()).toBe(DIARY.stars('4.5'));
  expect(await isMarked(database, 'watched', MATRIX.id)).toBe(true);
  expect(await screen.findByText(DIARY_PANEL.noDate)).toBeTruthy();
  expect(toastTexts()).toEqual([MARKS.watched.added]);
});

it('says that a rated movie leaves the watchlist, and undoing that restores what was', async () => {
  const { database } = await openMarks(['watchlist']);
  const marked = () =>
    Promise.all((['watchlist', 'watched'] as const).map((kind) => isMarked(database, kind, MATRIX.id)));
  show();
  change(await slider(), '9');
  await eventually(() => expect(toastTexts()).toEqual([`${MARKS.watched.added} ${MARKS.watchlist.removed}`]));
  expect(await marked()).toEqual([false, true]);
  undo();
  await eventually(async () => expect(await marked()).toEqual([true, false]));
  expect(await readRating(database, MATRIX.id)).toBeNull();
  expect(await readViewings(database, MATRIX.id)).toEqual([]);
  await eventually(async () => expect(await valueText()).toBe(DIARY_PANEL.notRated));
});

it('removes a rating, with the focus on the stars, and its toast restores it', async () => {
  const store = await openMarks(['watched']);
  await store.rate(MATRIX, 8);
  show();
  fireEvent.click(await screen.findByRole('button', { name: DIARY_PANEL.removeRating }));
  expect(document.activeElement).toBe(await slider());
  await eventually(() => expect(toastTexts()).toEqual([DIARY.ratingRemoved]));
  expect(await readRating(store.database, MATRIX.id)).toBeNull();
  await eventually(() => expect(screen.queryByRole('button', { name: DIARY_PANEL.removeRating })).toBeNull());
  undo();
  await eventually(async () => expect(await valueText()).toBe(DIARY.stars('4')));
});

it('a rating that the device can’t store is taken back, with the reason', async () => {
  const store = await openMarks();
  vi.spyOn(store, 'rate').mockResolvedValue(fail({ reason: 'full', cause: null }));
  show();
  change(await slider(), '6');
  await eventually(() => expect(toastTexts()).toEqual([`${DIARY.failed}. ${STORAGE.full}`]));
  await eventually(async () => expect(await valueText()).toBe(DIARY_PANEL.notRated));
});

it('a press says why the member’s data can’t be opened', async () => {
  showMember({ status: 'failed', error: { reason: 'not-loaded' } });
  show();
  change(await slider(), '6');
  await eventually(() => expect(toastTexts()).toEqual([`${DIARY.failed}. ${STORAGE['not-loaded']}`]));
});

it('makes no claim during a new device’s first sync', async () => {
  const { database } = await openMarks([], false);
  const { container } = show();
  for (let times = 0; times < 5; times += 1) await database.mirror.count();
  expect(container.textContent).toBe('');
});

it('shows the latest date and the number of viewings; one more is today’s', async () => {
  const store = await openViewings('2009-07-11', '2020-02-29');
  show();
  fireEvent.click(await screen.findByRole('button', { name: DIARY_PANEL.again }));
  const today = localDate(Date.now());
  await edit(`${DIARY.watchedOn(formatCalendarDate(today))} · ${DIARY_PANEL.times(3)}`);
  expect(values()).toEqual([today, '2020-02-29', '2009-07-11']);
  expect(await storedDates(store)).toEqual([today, '2020-02-29', '2009-07-11']);
  expect(toastTexts()).toEqual([DIARY_PANEL.added]);
});

it('stores a complete date from the past, and its field stays in its place', async () => {
  const store = await openViewings('2009-07-11', '2020-02-29');
  const changeViewing = vi.spyOn(store, 'changeViewing');
  show();
  await edit(`${DIARY.watchedOn('February 29, 2020')} · ${DIARY_PANEL.times(2)}`);
  const [first = document.body] = dates();
  change(first, '0200-02-28');
  change(first, '2999-12-31');
  fireEvent.blur(first);
  expect(changeViewing).not.toHaveBeenCalled();
  expect(values()).toEqual(['2020-02-29', '2009-07-11']);
  change(first, '2001-01-01');
  await screen.findByText(`${DIARY.watchedOn('July 11, 2009')} · ${DIARY_PANEL.times(2)}`);
  fireEvent.blur(first);
  expect(values()).toEqual(['2001-01-01', '2009-07-11']);
  expect(await storedDates(store)).toEqual(['2009-07-11', '2001-01-01']);
});

it('a cleared date is unknown once its field is left', async () => {
  const store = await openViewings('2009-07-11');
  show();
  await edit(DIARY.watchedOn('July 11, 2009'));
  const [field = document.body] = dates();
  change(field, '');
  expect(await storedDates(store)).toEqual(['2009-07-11']);
  fireEvent.blur(field);
  await screen.findByText(DIARY_PANEL.noDate);
  expect(await storedDates(store)).toEqual([null]);
  expect(screen.getByRole('button', { name: DIARY_PANEL.remove(null) })).toBeTruthy();
});

it('removes a viewing, with the focus on the summary, and its toast restores it', async () => {
  const store = await openViewings('2009-07-11', '2020-02-29');
  show();
  await edit(`${DIARY.watchedOn('February 29, 2020')} · ${DIARY_PANEL.times(2)}`);
  fireEvent.click(screen.getByRole('button', { name: DIARY_PANEL.remove('February 29, 2020') }));
  const summary = await screen.findByText(DIARY.watchedOn('July 11, 2009'));
  expect(summary).toBe(document.activeElement);
  await eventually(() => expect(toastTexts()).toEqual([DIARY_PANEL.removed]));
  expect(await storedDates(store)).toEqual(['2009-07-11']);
  undo();
  await eventually(async () => expect(await storedDates(store)).toEqual(['2020-02-29', '2009-07-11']));
});

it('a movie that is only marked as watched gets its date in an empty field', async () => {
  const store = await openMarks(['watched']);
  show();
  await edit(DIARY_PANEL.noDate);
  const list = within(screen.getByRole('list'));
  expect(list.queryByRole('button')).toBeNull();
  const field = list.getByLabelText(DIARY_PANEL.date);
  field.focus();
  change(field, '1999-06-11');
  await screen.findByText(DIARY.watchedOn('June 11, 1999'));
  expect(await storedDates(store)).toEqual(['1999-06-11']);
  // It's the viewing's field now, and can be removed.
  await list.findByRole('button');
  expect(document.activeElement).toBe(field);
});

it('a rating and viewings that another device did not know when it removed the mark are still shown', async () => {
  const store = await openMarks();
  await store.addViewing(MATRIX, '2009-07-11');
  await store.rate(MATRIX, 9);
  await store.database.outbox.delete(markKey('watched', MATRIX.id));
  show();
  expect(await screen.findByText(DIARY.watchedOn('July 11, 2009'))).toBeTruthy();
  expect(screen.getByRole('slider')).toHaveProperty('value', '9');
});
