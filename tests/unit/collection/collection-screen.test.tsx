// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../src/data/hooks/session-provider';
import { sessionShown } from '../../../src/data/local/session-shown-store';
import { CollectionScreen } from '../../../src/features/collection/collection-screen';
import type { Answering } from '../lists/page';
import { renderLists, type Surroundings } from '../lists/render-lists';
import { json, listItem, listPage } from '../tmdb/fake-fetch';

// Queries by role are slow among many cards, above all on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => sessionShown.clear());
afterEach(cleanup);

const open = (answer: Answering, surroundings: Surroundings = {}) =>
  renderLists(
    <SessionProvider>
      <CollectionScreen onOpen={vi.fn()} renderMarks={({ title }) => <button>Heart {title}</button>} />
    </SessionProvider>,
    answer,
    surroundings,
  );

/** So many pages of twenty films, the same ones for every query. */
const catalogue =
  (pages: number): Answering =>
  ({ query }) => {
    const page = Number(query.get('page'));
    const films = page > pages ? [] : Array.from({ length: 20 }, (_, index) => listItem(page * 100 + index));
    return json(listPage(films, page, pages));
  };

const press = (name: string) => fireEvent.click(screen.getByText(name));
const found = (count: number) => screen.findByText(`Found ${count} new movies`);

it('has skeletons while it looks for films', async () => {
  open(() => new Promise<Response>(() => undefined));
  expect(document.querySelectorAll('li[aria-hidden=true]')).toHaveLength(20);
  expect((await screen.findByRole('status')).textContent).toBe('Looking for films you have not seen here…');
});

it('asks to adjust the search where nothing was found and nothing was seen [COLL-19, COLL-21]', async () => {
  open(catalogue(0));
  expect(await screen.findByText('No new movies found with current filters.')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search criteria.')).toBeTruthy();
});

it('tells how many films were seen where nothing new was found [COLL-20]', async () => {
  open(catalogue(1));
  await found(20);
  press('Search');
  expect(await screen.findByText('No new movies found with current filters.')).toBeTruthy();
  expect(
    await screen.findByText("You've already seen 20 movies. Try different filters or get fresh results."),
  ).toBeTruthy();
});

it('clears the session, waits 100 ms, and only then asks for fresh results [COLL-16]', async () => {
  const asked = open(catalogue(1));
  await found(20);
  expect(sessionShown.read()).toHaveLength(20);
  const before = asked.length;
  vi.useFakeTimers();
  try {
    press('Fresh Results');
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(sessionShown.read()).toEqual([]);
    expect(asked).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked.length).toBeGreaterThan(before);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  } finally {
    vi.useRealTimers();
  }
  await found(20);
  expect(sessionShown.read()).toHaveLength(20);
});

it('goes back to page 1 with a search [COLL-13]', async () => {
  open(catalogue(8));
  await found(50);
  press('3');
  expect(screen.getByLabelText('Page 3').getAttribute('aria-current')).toBe('page');
  press('Search');
  await found(50);
  expect(screen.getByLabelText('Page 1').getAttribute('aria-current')).toBe('page');
});

it('counts a single film as one', async () => {
  open(() => json(listPage([listItem(1)])));
  expect(await screen.findByText('Found 1 new movie')).toBeTruthy();
  expect(screen.getByText('Heart Film 1')).toBeTruthy();
});

it('leads to no other page where one holds all', async () => {
  open(catalogue(1));
  await found(20);
  expect(screen.queryByLabelText('Pages of movies')).toBeNull();
});

it('names the key when that is what fails [ERR-23]', async () => {
  open(catalogue(1), { keyError: { reason: 'key-missing' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load movie recommendations');
  expect(alert.textContent).toContain('Failed to retrieve the movie database API key');
});
