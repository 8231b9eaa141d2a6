import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environment } from '../../../src/config/app/environment';
import { KeptCatalogue } from '../../../src/data/catalogue/kept-catalogue';
import { ServicesProvider } from '../../../src/data/hooks/session/services-context';
import { DeviceDatabase } from '../../../src/data/local/device/device-database';
import { offlineStart } from '../../../src/data/platform/offline-start';
import { createServices } from '../../../src/data/services/services';
import { bytesOf } from '../../../src/domain/catalogue/catalogue-room';
import { KeptFilmsPanel } from '../../../src/features/settings/kept-films';
import { toasts } from '../../../src/ui/feedback/toast';
import { eventually } from '../../time/eventually';
import { candidate } from '../recommend/candidates';
import { renderUi } from '../ui/render-ui';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});
afterEach(() => void vi.unstubAllGlobals());

/** Writes films to the device. @returns their bytes */
async function keep(count: number): Promise<number> {
  const films = Array.from({ length: count }, (_, index) =>
    candidate({ id: index + 1, overview: 'A film of many words. '.repeat(50) }),
  );
  const kept = new KeptCatalogue();
  const now = Date.now();
  const listing = { films, ratings: null, theme: null, seenAt: now, askedAt: now };
  await kept.write({ listings: [listing], facts: new Map() }, now);
  const read = await kept.read(now);
  return read.ok ? read.value.reduce((sum, film) => sum + bytesOf(film), 0) : 0;
}

function open() {
  const kept = new KeptCatalogue();
  const services = createServices(environment, () => Promise.resolve(new DeviceDatabase()), {
    loadCatalogue: () => Promise.resolve(kept),
  });
  const load = () => Promise.resolve(services);
  renderUi(
    <ServicesProvider value={load}>
      <KeptFilmsPanel />
    </ServicesProvider>,
  );
}

const told = () => toasts.visible().map(({ kind, text }) => [kind, text]);

it('settings say how many films the device keeps and how large these are, and clear them', async () => {
  const bytes = await keep(400);
  open();
  expect(await screen.findByText(`400 films, about ${(bytes / 1_000_000).toFixed(1)} MB`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear these films, posters and lists' }));
  expect(await screen.findByText(/^No films are kept on this device right now/)).toBeTruthy();
  expect(told()).toEqual([
    ['success', 'Films, posters and lists are gone from this device. What you marked is still here.'],
  ]);
  expect(await new KeptCatalogue().read(Date.now())).toEqual({ ok: true, value: [] });
});

it('a single film takes next to nothing', async () => {
  await keep(1);
  open();
  expect(await screen.findByText('1 film, less than 0.1 MB')).toBeTruthy();
});

it('a device that cannot be read says so, and is read again', async () => {
  await keep(1);
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('does not let us look at the films it keeps');
  refused.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 film, less than 0.1 MB')).toBeTruthy();
});

it('films that could not be cleared are still there, and that is told', async () => {
  await keep(1);
  open();
  const clear = await screen.findByRole('button', { name: 'Clear these films, posters and lists' });
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  fireEvent.click(clear);
  await eventually(() => expect(told()).toEqual([['error', 'The films could not be cleared. Please try again.']]));
  refused.mockRestore();
  expect(screen.getByText('1 film, less than 0.1 MB')).toBeTruthy();
});

it('settings count the posters of these films too, and clear them with the films', async () => {
  const gone: string[] = [];
  const met = [new Response('x'.repeat(150_000))];
  const seen = [new Response('x'.repeat(50_000))];
  localStorage.setItem('matinee-lists', 'a list');
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(gone.length === 0),
    open: (name: string) =>
      Promise.resolve({ matchAll: () => Promise.resolve(name === 'matinee-posters' ? met : seen) }),
    delete: (name: string) => Promise.resolve(gone.push(name) > 0),
  });
  await keep(1);
  open();
  expect(await screen.findByText('1 film and 2 posters, about 0.2 MB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear these films, posters and lists' }));
  expect(await screen.findByText(/^No films are kept on this device right now/)).toBeTruthy();
  expect(gone).toEqual(['matinee-posters', 'matinee-seen-posters', 'matinee-lists']);
  expect(localStorage.getItem('matinee-lists')).toBe(null);
});

it.each([
  [true, 'The browser has promised to keep it.'],
  [false, 'Short of room, the browser may clear it. What is saved in your account comes back.'],
])('settings say how much room there is, and what the browser promised: %s', async (promised, sentence) => {
  const storage = {
    estimate: () => Promise.resolve({ usage: 12_340_000, quota: 2_012_340_000 }),
    persisted: () => Promise.resolve(promised),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: storage } }));
  open();
  expect(await screen.findByText('Matinee uses about 12.3 MB, and has room for 2,000 MB.')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['ready', 'Matinee opens on this device without a network.'],
  ['not-yet', /^Matinee does not open here without a network yet/],
  ['refused', /^This browser does not let Matinee open without a network/],
] as const)('settings say whether the application opens without a network: %s', async (state, sentence) => {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }));
  offlineStart.becomes(state);
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('a browser without workers opens nothing without a network', async () => {
  open();
  expect(await screen.findByText(/^This browser does not let Matinee open without a network/)).toBeTruthy();
});
