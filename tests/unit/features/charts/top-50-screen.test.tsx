import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Top50Screen } from '../../../../src/features/charts/top-50-screen';
import { json, listItem, listPage, refusal } from '../../api/tmdb/fake-fetch';
import type { Respond } from './page';
import { renderLists } from '../collection/render-lists';
import { eventually } from '../../../time/eventually';
import { CARD, LISTS } from '../../../../src/i18n/messages/movies';
import { CHARTS } from '../../../../src/i18n/messages/charts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const skeletons = () => document.querySelectorAll('main li[aria-hidden=true]').length;
const never = () => new Promise<Response>(() => undefined);

/** Three pages of twenty movies, with changed fields for some of them. */
const week =
  (changes: Record<number, Record<string, unknown>> = {}): Respond =>
  ({ query }) => {
    const page = Number(query.get('page'));
    const ids = Array.from({ length: 20 }, (_, index) => (page - 1) * 20 + index + 1);
    return json(
      listPage(
        ids.map((id) => listItem(id, changes[id])),
        page,
        500,
      ),
    );
  };

it('shows its heading, and 20 skeletons while it loads [CHART-02, CHART-03, CHART-07]', () => {
  renderLists(<Top50Screen />, never);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top 50');
  expect(screen.getByText(CHARTS.top50Lead)).toBeTruthy();
  expect(screen.getByText('Updated Weekly')).toBeTruthy();
  expect(skeletons()).toBe(20);
});

it('shows the first fifty movies with a poster, ranked, from three sequential pages [CHART-04, CALL-35, ENT-19]', async () => {
  const requests = renderLists(<Top50Screen />, week({ 2: { poster_path: null } }));
  await screen.findByRole('button', { name: 'Movie 51' });
  expect(requests.map(({ path, query }) => `${path} ${query.get('page') ?? ''}`)).toEqual([
    '/trending/movie/week 1',
    '/trending/movie/week 2',
    '/trending/movie/week 3',
  ]);
  const cards = screen.getAllByRole('article');
  expect(titles()).toEqual(['Movie 1', ...Array.from({ length: 49 }, (_, index) => `Movie ${index + 3}`)]);
  expect(cards.map((card) => within(card).getByText(/^Rank \d+$/).textContent)).toEqual(
    Array.from({ length: 50 }, (_, index) => `Rank ${index + 1}`),
  );
  expect(skeletons()).toBe(0);
});

it('shows each page as it arrives, before the next one is requested [CALL-35]', async () => {
  const answers: (() => void)[] = [];
  const requests = renderLists(<Top50Screen />, async (request) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return week()(request);
  });
  for (const [page, shown, left] of [
    [1, 20, 20],
    [2, 40, 10],
    [3, 50, 0],
  ] as const) {
    await eventually(() => expect(answers).toHaveLength(page));
    expect(requests).toHaveLength(page);
    answers[page - 1]?.();
    await eventually(() => expect(titles()).toHaveLength(shown));
    expect(skeletons()).toBe(left);
  }
});

it('has one badge style for each tier [CHART-05, CARD-11]', async () => {
  renderLists(<Top50Screen />, week());
  await screen.findByRole('button', { name: 'Movie 50' });
  const tiers = screen
    .getAllByRole('article')
    .map((card) => card.querySelector('[data-tier]')?.getAttribute('data-tier'));
  const run = (count: number, tier: string) => Array.from({ length: count }, () => tier);
  expect(tiers).toEqual([...run(3, 'gold'), ...run(7, 'grey'), ...run(15, 'amber'), ...run(25, 'slate')]);
  const colours = [...document.querySelectorAll('[data-tier]')].map((badge) => badge.className);
  expect(new Set(colours).size).toBe(4);
});

it('shows at most two genres, and a placeholder for a missing description [CARD-08, CHART-06]', async () => {
  renderLists(
    <Top50Screen />,
    week({ 1: { overview: '', genre_ids: [28, 12, 16] }, 2: { overview: 'A heist goes wrong.' } }),
  );
  await screen.findByRole('button', { name: 'Movie 50' });
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('no cards');
  const genres = within(first).getByRole('list', { name: CARD.genres });
  expect(
    within(genres)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Action', 'Adventure']);
  expect(within(first).getByText('No description available for this title')).toBeTruthy();
  expect(within(second).getByText('A heist goes wrong.')).toBeTruthy();
});

it('opens a movie', async () => {
  const At = () => <output>{useLocation().search}</output>;
  renderLists(
    <>
      <Top50Screen />
      <At />
    </>,
    week(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Movie 3' }));
  expect(screen.getByText('?movie=3')).toBeTruthy();
});

it('reports a failure, keeps the loaded pages, and retries on request [ERR-22]', async () => {
  let down = true;
  renderLists(<Top50Screen />, (request) =>
    down && request.query.get('page') === '2' ? refusal(404, 34) : week()(request),
  );
  expect(await screen.findByText('Failed to load top movies')).toBeTruthy();
  expect(titles()).toHaveLength(20);
  down = false;
  fireEvent.click(screen.getByRole('button', { name: LISTS.retry }));
  await screen.findByRole('button', { name: 'Movie 50' });
  expect(screen.queryByText('Failed to load top movies')).toBeNull();
});

it('logs a missing key and shows no error [ERR-24]', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  renderLists(<Top50Screen />, never, { keyError: { reason: 'key-missing' } });
  expect(await screen.findByText(CHARTS.quietTitle)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log.mock.calls).toEqual([[expect.stringContaining('key')]]);
});

it('says what it is waiting for when it is offline without an older list', async () => {
  renderLists(<Top50Screen />, () => Promise.reject(new TypeError('Failed to fetch')), {
    online: false,
  });
  expect(await screen.findByText(LISTS.offlineEmptyTitle)).toBeTruthy();
});
