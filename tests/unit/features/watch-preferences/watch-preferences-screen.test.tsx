import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { toasts } from '../../../../src/components/toast';
import { PATHS } from '../../../../src/config/tmdb';
import { watchPreferencesStore } from '../../../../src/db/watch-preferences-store';
import { fail, ok } from '../../../../src/domain/values/result';
import { WATCH_PREFERENCES_SCREEN } from '../../../../src/features/watch-preferences/messages';
import { WatchPreferencesScreen } from '../../../../src/features/watch-preferences/watch-preferences-screen';
import { useMemberStore, useMemberState } from '../../../../src/hooks/member-provider';
import { createQueryClient } from '../../../../src/hooks/query-client';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import type { MemberStore } from '../../../../src/services/member-store';
import type { Services } from '../../../../src/services/services';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/session-provider', () => ({
  useSession: () => ({ status: 'signed-out', ended: null }),
}));

const MANY = Array.from({ length: 40 }, (_, at) => `Service ${at + 1}`);

/** The movie database's data, whether the device is online, and the countries whose services were requested. */
let offer: { readonly countries: readonly string[]; readonly services: readonly string[] };
let online: boolean;
let requests: (string | null)[];

/** The movie database's responses. */
function answer(url: string): Response {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith(PATHS.regions))
    return Response.json({ results: offer.countries.map((code) => ({ iso_3166_1: code, english_name: code })) });
  requests.push(searchParams.get('watch_region'));
  return Response.json({
    results: offer.services.map((name, at) => ({ provider_id: at + 1, provider_name: name, display_priority: at })),
  });
}

/** Opens the screen and waits for its options. */
async function open(): Promise<void> {
  const tmdb = createTmdbClient({
    baseUrl: 'https://movies.test/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => online,
    fetch: (url) => (online ? Promise.resolve(answer(url)) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  const load = () => Promise.resolve({ tmdb } as Services);
  renderUi(
    <ServicesProvider value={load}>
      <QueryClientProvider client={createQueryClient({ storage: null, online })}>
        <WatchPreferencesScreen />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  await eventually(() => expect(screen.queryByText(WATCH_PREFERENCES_SCREEN.loading)).toBeNull());
}

beforeEach(() => {
  vi.clearAllMocks();
  watchPreferencesStore.clear();
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useMemberStore).mockReturnValue(null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  offer = { countries: ['US', 'DE', 'FR'], services: MANY };
  online = true;
  requests = [];
});

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: WATCH_PREFERENCES_SCREEN.country });
const chips = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const names = () => chips().map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it("another country has other services, chosen from the list or the browser's suggestion", async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Service 2'));
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'US', services: [{ name: 'Service 2', ids: [2] }] });
  press(WATCH_PREFERENCES_SCREEN.suggested('Germany'));
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'DE', services: [] });
  expect(screen.queryByRole('button', { name: WATCH_PREFERENCES_SCREEN.suggested('Germany') })).toBeNull();
  await eventually(() => expect(requests).toEqual(['US', 'DE']));
  fireEvent.change(country(), { target: { value: 'FR' } });
  expect(watchPreferencesStore.current().country).toBe('FR');
  await eventually(() => expect(requests).toEqual(['US', 'DE', 'FR']));
});

it('lists the best known services first, and the others by name or all at once', async () => {
  await open();
  expect([chips().length, names()[0], names().at(-1)]).toEqual([24, 'Service 1', 'Service 24']);
  fireEvent.change(screen.getByRole('searchbox', { name: WATCH_PREFERENCES_SCREEN.find }), {
    target: { value: 'service-37' },
  });
  expect(names()).toEqual(['Service 37']);
  fireEvent.click(screen.getByLabelText('Service 37'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.noneFound)).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect([chips().length, names().at(-1)]).toEqual([25, 'Service 37']);
  press(WATCH_PREFERENCES_SCREEN.showAll(40));
  expect(chips()).toHaveLength(40);
  fireEvent.click(screen.getByLabelText('Service 37'));
  expect(watchPreferencesStore.current().services).toEqual([]);
});

it('a chosen service stays in the list if the movie database no longer has it', async () => {
  watchPreferencesStore.set(null, { country: 'US', services: [{ name: 'Gone TV', ids: [9] }], language: 'en-US' });
  offer = { ...offer, services: MANY.slice(0, 2) };
  await open();
  expect(chips().map(({ value, checked }) => [value, checked])).toEqual([
    ['Gone TV', true],
    ['Service 1', false],
    ['Service 2', false],
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says what is missing, and retries', async () => {
  online = false;
  await open();
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.offline)).toBeTruthy();
  expect([country().value, country().options.length]).toEqual(['US', 1]);
  online = true;
  press(WATCH_PREFERENCES_SCREEN.retry);
  await eventually(() => expect([country().options.length, names().length]).toEqual([3, 24]));
  expect(screen.queryByText(WATCH_PREFERENCES_SCREEN.offline)).toBeNull();
});

it('says so for a country without known services', async () => {
  offer = { ...offer, services: [] };
  await open();
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.noneListed('the United States'))).toBeTruthy();
});

it('lists languages by their own names', async () => {
  await open();
  const language = screen.getByRole('combobox', { name: WATCH_PREFERENCES_SCREEN.language });
  expect(within(language).getByRole('option', { name: 'Français (France)' })).toBeTruthy();
  fireEvent.change(language, { target: { value: 'fr-FR' } });
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'US', language: 'fr-FR' });
});

it('waits for the member’s own choice, which another choice would replace', async () => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.opening)).toBeTruthy();
});

it('a member’s choice is stored in their database first, and a refused one is reported and not shown', async () => {
  const setWatchPreferences = vi.fn<MemberStore['setWatchPreferences']>().mockResolvedValue(fail({ reason: 'full' }));
  vi.mocked(useMemberStore).mockReturnValue({
    userId: 'ann',
    setWatchPreferences,
  } as Partial<MemberStore> as MemberStore);
  const showToast = vi.spyOn(toasts, 'show');
  await open();
  await act(() => Promise.resolve(press(WATCH_PREFERENCES_SCREEN.suggested('Germany'))));
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ kind: 'error' });
  expect(country().value).toBe('US');
  setWatchPreferences.mockResolvedValue(ok(1));
  await act(() => Promise.resolve(press(WATCH_PREFERENCES_SCREEN.suggested('Germany'))));
  expect([country().value, watchPreferencesStore.owner()]).toEqual(['DE', 'ann']);
});

it('countries are sorted by the language of their names, whatever the device’s language', async () => {
  const device = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return new Intl.Collator('sv').compare(this, other);
  });
  onTestFinished(() => device.mockRestore());
  offer = { ...offer, countries: ['US', 'AX', 'AL'] };
  await open();
  await eventually(() => expect([...country().options].map(({ value }) => value)).toEqual(['AX', 'AL', 'US']));
});
