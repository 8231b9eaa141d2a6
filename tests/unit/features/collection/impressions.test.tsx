import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { sessionImpressions } from '../../../../src/db/session-impressions';
import { CollectionScreen } from '../../../../src/features/collection/collection-screen';
import { renderLists } from './render-lists';
import { json, listItem, listPage } from '../../api/tmdb/fake-fetch';
import { fakeScreen, type FakeScreen } from './fake-screen';
import { COLLECTION } from '../../../../src/features/collection/messages';

let phone: FakeScreen;

beforeEach(() => {
  sessionImpressions.clear();
  phone = fakeScreen(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MOVIES = Array.from({ length: 20 }, (_, index) => listItem(100 + index));

async function opened(): Promise<void> {
  renderLists(
    <SessionProvider>
      <CollectionScreen />
    </SessionProvider>,
    () => json(listPage(MOVIES, 1, 1)),
  );
  await screen.findByText('Found 20 new movies');
}

const titleOf = (element: Element) => element.querySelector('h3, button')?.textContent;
const shown = () => [...sessionImpressions.read()].sort((a, b) => a - b);

it('movies below the window do not count as shown until half of their card, or half a window of it, is visible', async () => {
  await opened();
  expect(shown()).toEqual([]);
  phone.show((card) => {
    if (titleOf(card) === 'Movie 101') return { ratio: 0.5, height: 150 };
    if (titleOf(card) === 'Movie 102') return { ratio: 0.49, height: 150 };
    if (titleOf(card) === 'Movie 103') return { ratio: 0.3, height: 400 };
    return { ratio: 0, height: 0 };
  });
  expect(shown()).toEqual([101, 103]);
});

it('list rows count like cards', async () => {
  await opened();
  fireEvent.click(screen.getByText(COLLECTION.list));
  phone.show((row) => (titleOf(row) === 'Movie 107' ? { ratio: 1, height: 60 } : null));
  expect(shown()).toEqual([107]);
});

it('a movie that appeared in the last moment counts when its screen is left', async () => {
  await opened();
  phone.hold((card) => (titleOf(card) === 'Movie 119' ? { ratio: 1, height: 300 } : null));
  cleanup();
  expect(shown()).toEqual([119]);
});
