import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useMemberStore, useMemberState } from '../../../../src/hooks/member-provider';
import {
  type AvailableServices,
  useAvailableServices,
  WatchPreferencesScreen,
} from '../../../../src/features/watch-preferences/watch-preferences-screen';
import { watchPreferencesStore } from '../../../../src/db/watch-preferences-store';
import type { MemberStore } from '../../../../src/services/member-store';
import type { OwnService } from '../../../../src/domain/watch-preferences';
import { fail, ok } from '../../../../src/domain/values/result';
import { toasts } from '../../../../src/components/toast';
import { renderUi } from '../marked-movies/render-ui';
import { WATCH_PREFERENCES_SCREEN } from '../../../../src/features/watch-preferences/messages';

vi.mock('../../../../src/features/watch-preferences/watch-preferences-screen');
vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/session-provider', () => ({
  useSession: () => ({ status: 'signed-out', ended: null }),
}));

const MANY: readonly OwnService[] = Array.from({ length: 40 }, (_, at) => ({
  name: `Service ${at + 1}`,
  ids: [at + 1],
}));
const retry = vi.fn();

function offered(offer: Partial<AvailableServices> = {}) {
  vi.mocked(useAvailableServices).mockReturnValue({
    countries: ['US', 'DE', 'FR'],
    services: MANY,
    failure: null,
    retry,
    ...offer,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  watchPreferencesStore.clear();
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useMemberStore).mockReturnValue(null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  offered();
});

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: WATCH_PREFERENCES_SCREEN.country });
const chips = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const names = () => chips().map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('another country is another choice of services, by the list or by what the browser suggests', () => {
  renderUi(<WatchPreferencesScreen />);
  fireEvent.click(screen.getByLabelText('Service 2'));
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'US', services: [{ name: 'Service 2', ids: [2] }] });
  press(WATCH_PREFERENCES_SCREEN.suggested('Germany'));
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'DE', services: [] });
  expect(screen.queryByRole('button', { name: WATCH_PREFERENCES_SCREEN.suggested('Germany') })).toBeNull();
  fireEvent.change(country(), { target: { value: 'FR' } });
  expect([watchPreferencesStore.current().country, vi.mocked(useAvailableServices).mock.lastCall]).toEqual([
    'FR',
    ['FR'],
  ]);
});

it('of many services the best known are listed first, the others by their name or all at once', () => {
  renderUi(<WatchPreferencesScreen />);
  expect([chips().length, names()[0], names().at(-1)]).toEqual([24, 'Service 1', 'Service 24']);
  fireEvent.change(screen.getByRole('searchbox', { name: WATCH_PREFERENCES_SCREEN.find }), { target: { value: '37' } });
  expect(names()).toEqual(['Service 37']);
  fireEvent.click(screen.getByLabelText('Service 37'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.noneFound)).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect([chips().length, names().at(-1)]).toEqual([25, 'Service 37']);
  press('Show all 40 services');
  expect(chips()).toHaveLength(40);
  fireEvent.click(screen.getByLabelText('Service 37'));
  expect(watchPreferencesStore.current().services).toEqual([]);
});

it('what one has stays in the list where the movie database no longer names it', () => {
  watchPreferencesStore.set(null, { country: 'US', services: [{ name: 'Gone TV', ids: [9] }], language: 'en-US' });
  offered({ services: MANY.slice(0, 2) });
  renderUi(<WatchPreferencesScreen />);
  expect(chips().map(({ value, checked }) => [value, checked])).toEqual([
    ['Gone TV', true],
    ['Service 1', false],
    ['Service 2', false],
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says what is missing, and asks again', () => {
  offered({ services: null, countries: null, failure: 'offline' });
  renderUi(<WatchPreferencesScreen />);
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.offline)).toBeTruthy();
  expect([country().value, country().options.length]).toEqual(['US', 1]);
  press(WATCH_PREFERENCES_SCREEN.retry);
  expect(retry).toHaveBeenCalledOnce();
});

it('a country without known services says so', () => {
  offered({ services: [] });
  renderUi(<WatchPreferencesScreen />);
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.noneKnown('the United States'))).toBeTruthy();
});

it('the language of movies is chosen by its own name', () => {
  renderUi(<WatchPreferencesScreen />);
  const language = screen.getByRole('combobox', { name: WATCH_PREFERENCES_SCREEN.language });
  expect(within(language).getByRole('option', { name: 'Français (France)' })).toBeTruthy();
  fireEvent.change(language, { target: { value: 'fr-FR' } });
  expect(watchPreferencesStore.current()).toMatchObject({ country: 'US', language: 'fr-FR' });
});

it('waits for the member’s own choice, which would take the place of another', () => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  renderUi(<WatchPreferencesScreen />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(WATCH_PREFERENCES_SCREEN.opening)).toBeTruthy();
});

it('a member’s choice is kept by their database first, and what it refuses is told and not shown', async () => {
  const chooseViewing = vi.fn<MemberStore['setWatchPreferences']>().mockResolvedValue(fail({ reason: 'full' }));
  vi.mocked(useMemberStore).mockReturnValue({
    userId: 'ann',
    setWatchPreferences: chooseViewing,
  } as Partial<MemberStore> as MemberStore);
  const told = vi.spyOn(toasts, 'show');
  renderUi(<WatchPreferencesScreen />);
  await act(() => Promise.resolve(press(WATCH_PREFERENCES_SCREEN.suggested('Germany'))));
  expect(told.mock.lastCall?.[0]).toMatchObject({ kind: 'error' });
  expect(country().value).toBe('US');
  chooseViewing.mockResolvedValue(ok(1));
  await act(() => Promise.resolve(press(WATCH_PREFERENCES_SCREEN.suggested('Germany'))));
  expect([country().value, watchPreferencesStore.owner()]).toEqual(['DE', 'ann']);
});

it('countries stand in the order of the language they are named in, whatever the device speaks', () => {
  const device = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return new Intl.Collator('sv').compare(this, other);
  });
  onTestFinished(() => device.mockRestore());
  offered({ countries: ['US', 'AX', 'AL'] });
  renderUi(<WatchPreferencesScreen />);
  expect([...country().options].map(({ value }) => value)).toEqual(['AX', 'AL', 'US']);
});
