import 'fake-indexeddb/auto';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { RecordValue } from '../../../../src/domain/marks/diary';
import type { MarkKind, RecordKind } from '../../../../src/domain/marks/mark-kinds';
import type { MovieDetails } from '../../../../src/domain/movies/movie-details';
import { STATISTICS } from '../../../../src/features/statistics/messages';
import { useDiaryYear, YearSection } from '../../../../src/features/statistics/year';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import type { ImageButtonProps } from '../../../../src/marks/image-button';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');
// The image itself needs a canvas: tests/e2e/movie/movies-image.spec.ts.
vi.mock('../../../../src/marks/image-button', () => ({
  ImageButton: ({ ids, note }: ImageButtonProps) => <p data-testid="image">{[...ids, note].join(' ')}</p>,
}));

function Shown() {
  const year = useDiaryYear();
  const navigation = useNavigationType();
  return (
    year && (
      <div data-testid={navigation}>
        <YearSection {...year} />
      </div>
    )
  );
}

let database: MemberDatabase;
const SUMMARY = { year: 1999, rating: 8, genres: ['Crime'], description: '', posterPath: null };
let seq = 0;

const row = (kind: MarkKind | RecordKind, movieId: number, value?: RecordValue) => {
  seq += 1;
  return { kind, movieId, present: 1 as const, ts: seq, op: `op-${seq}`, seq, ...(value !== undefined && { value }) };
};
const viewing = (movieId: number, watchedOn: string | null) =>
  row('viewing', seq + 1000, { movieId, watchedOn, rewatch: false });

beforeEach(async () => {
  database = new MemberDatabase(crypto.randomUUID());
  vi.mocked(useMemberStore).mockReturnValue({ database } as ReturnType<typeof useMemberStore>);
  await database.mirror.bulkPut([
    viewing(1, '2024-12-30'),
    viewing(2, '2024-12-31'),
    viewing(1, '2024-12-31'),
    viewing(3, '2025-02-28'),
    viewing(9, null),
    row('rating', 2, 9),
    ...[1, 2, 3, 9].map((id) => row('watched', id)),
  ]);
  await database.movies.bulkPut([1, 2].map((id) => ({ ...SUMMARY, id, title: `Movie ${id}` })));
  const details = { runtime: 120, credits: { cast: [], crew: [] } } as unknown as MovieDetails;
  await database.details.put({ id: 1, fetchedAt: 1, details });
});
afterEach(() => database.delete());

const cards = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const facts = () => {
  const part = screen.getByRole('region', { name: STATISTICS.highlights });
  return [...part.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));
};

it('shows the latest year first, and another one when it is chosen', async () => {
  renderUi(<Shown />);
  await eventually(() => expect(cards()).toContain(`${STATISTICS.moviesIn(2025)}1`));
  expect(cards()).toContain(`${STATISTICS.hoursIn(2025)}${STATISTICS.unknown}`);
  expect(facts()).toEqual([
    [STATISTICS.first, `${STATISTICS.unnamed}February 28, 2025`],
    [STATISTICS.last, `${STATISTICS.unnamed}February 28, 2025`],
  ]);

  fireEvent.change(screen.getByLabelText(STATISTICS.year), { target: { value: '2024' } });
  await eventually(() => expect(cards()).toContain(`${STATISTICS.moviesIn(2024)}2`));
  // Back leads to the screen before.
  expect(screen.getByTestId('REPLACE')).toBeTruthy();
  // The hours of both viewings of the one movie whose runtime is known.
  expect(cards().slice(1, 4)).toEqual([
    `${STATISTICS.hoursIn(2024)}4`,
    `${STATISTICS.evenings}2`,
    `${STATISTICS.streak}2 days`,
  ]);
  expect(facts()).toEqual([
    [STATISTICS.first, 'Movie 1December 30, 2024'],
    [STATISTICS.last, 'Movie 2December 31, 2024'],
    [STATISTICS.bestRated, 'Movie 24.5 of 5 stars'],
  ]);
  expect(screen.getByRole('link', { name: 'Movie 1' }).dir).toBe('auto');
  expect(screen.getByText(STATISTICS.hoursOf(1, 2))).toBeTruthy();
  expect(screen.getByText(STATISTICS.viewings(3))).toBeTruthy();
  expect(screen.getByText(STATISTICS.undated(1))).toBeTruthy();
});

it('gives its image the best rated movies first, and the hours if every runtime is known', async () => {
  const image = () => screen.getByTestId('image').textContent;
  render(
    <MemoryRouter initialEntries={['/profile/stats?year=2024']}>
      <Shown />
    </MemoryRouter>,
  );
  await eventually(() => expect(image()).toBe(`2 1 ${STATISTICS.imageNote(2, 2, null)}`));
  await database.mirror.put(row('rating', 1, 10));
  const details = { runtime: 60, credits: { cast: [], crew: [] } } as unknown as MovieDetails;
  await database.details.put({ id: 2, fetchedAt: 1, details });
  await eventually(() => expect(image()).toBe(`1 2 ${STATISTICS.imageNote(2, 2, 5)}`));
});

it('counts a year on its image, with the hours only if they are known', () => {
  expect(STATISTICS.imageNote(57, 48, 112)).toBe('57 movies · 48 days · 112 hours');
  expect(STATISTICS.imageNote(1, 1, null)).toBe('1 movie · 1 day');
});

it('shows the latest year for a URL with one that has no viewings', async () => {
  render(
    <MemoryRouter initialEntries={['/profile/stats?year=1800']}>
      <Shown />
    </MemoryRouter>,
  );
  await eventually(() => expect(cards()).toContain(`${STATISTICS.moviesIn(2025)}1`));
  expect(screen.getByLabelText<HTMLSelectElement>(STATISTICS.year).value).toBe('2025');
});

it('lists every month with its movies, and its days in color', async () => {
  renderUi(<Shown />);
  await eventually(() => expect(cards()).toContain(`${STATISTICS.moviesIn(2025)}1`));
  fireEvent.change(screen.getByLabelText(STATISTICS.year), { target: { value: '2024' } });
  await eventually(() => expect(cards()).toContain(`${STATISTICS.moviesIn(2024)}2`));
  const months = within(screen.getByRole('region', { name: STATISTICS.byMonth }));
  const [, ...rows] = months.getAllByRole('row');
  expect(rows).toHaveLength(12);
  const read = (index: number) => ({
    counts: [rows[index]?.firstChild?.textContent, rows[index]?.lastChild?.textContent],
    days: [...(rows[index]?.querySelectorAll('i') ?? [])].flatMap((day, at) =>
      day.hasAttribute('data-seen') ? [at + 1] : [],
    ),
    length: rows[index]?.querySelectorAll('i').length,
  });
  expect(read(11)).toEqual({ counts: ['Dec', '3'], days: [30, 31], length: 31 });
  expect(read(1)).toEqual({ counts: ['Feb', '0'], days: [], length: 29 });
});

it('shows the days of a year before 100, which a file may hold by mistake', async () => {
  await database.mirror.clear();
  await database.mirror.put(viewing(1, '0024-05-03'));
  renderUi(<Shown />);
  await eventually(() => expect(document.querySelectorAll('[data-seen]')).toHaveLength(1));
});

it('renders nothing without a dated viewing', async () => {
  await database.mirror.clear();
  const { container } = renderUi(<Shown />);
  await database.mirror.put(viewing(9, null));
  expect(container.textContent).toBe('');
});
