import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useMemberRuntime, useMemberState } from '../../../src/data/hooks/member/member-provider';
import { useOffer, type ServicesOffer } from '../../../src/data/hooks/viewing/use-offer';
import { keptViewing } from '../../../src/data/local/viewing/kept-viewing';
import type { MemberRuntime } from '../../../src/data/member/member-runtime';
import type { OwnService } from '../../../src/domain/viewing/viewing';
import { fail, ok } from '../../../src/domain/values/result';
import { ViewingScreen } from '../../../src/features/viewing/viewing-screen';
import { toasts } from '../../../src/ui/feedback/toast';
import { renderUi } from '../ui/render-ui';
import { VIEWING_CHOICE } from '../../../src/words/en/film/viewing-choice';

vi.mock('../../../src/data/hooks/viewing/use-offer');
vi.mock('../../../src/data/hooks/member/member-provider');
vi.mock('../../../src/data/hooks/session/session-provider', () => ({
  useSession: () => ({ status: 'signed-out', ended: null }),
}));

const MANY: readonly OwnService[] = Array.from({ length: 40 }, (_, at) => ({
  name: `Service ${at + 1}`,
  ids: [at + 1],
}));
const retry = vi.fn();

function offered(offer: Partial<ServicesOffer> = {}) {
  vi.mocked(useOffer).mockReturnValue({
    countries: ['US', 'DE', 'FR'],
    services: MANY,
    failure: null,
    retry,
    ...offer,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  keptViewing.clear();
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useMemberRuntime).mockReturnValue(null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  offered();
});

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: VIEWING_CHOICE.country });
const chips = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const names = () => chips().map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('another country is another choice of services, by the list or by what the browser suggests', () => {
  renderUi(<ViewingScreen />);
  fireEvent.click(screen.getByLabelText('Service 2'));
  expect(keptViewing.current()).toMatchObject({ country: 'US', services: [{ name: 'Service 2', ids: [2] }] });
  press(VIEWING_CHOICE.suggested('Germany'));
  expect(keptViewing.current()).toMatchObject({ country: 'DE', services: [] });
  expect(screen.queryByRole('button', { name: VIEWING_CHOICE.suggested('Germany') })).toBeNull();
  fireEvent.change(country(), { target: { value: 'FR' } });
  expect([keptViewing.current().country, vi.mocked(useOffer).mock.lastCall]).toEqual(['FR', ['FR']]);
});

it('of many services the best known are listed first, the others by their name or all at once', () => {
  renderUi(<ViewingScreen />);
  expect([chips().length, names()[0], names().at(-1)]).toEqual([24, 'Service 1', 'Service 24']);
  fireEvent.change(screen.getByRole('searchbox', { name: VIEWING_CHOICE.find }), { target: { value: '37' } });
  expect(names()).toEqual(['Service 37']);
  fireEvent.click(screen.getByLabelText('Service 37'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(screen.getByText(VIEWING_CHOICE.noneFound)).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect([chips().length, names().at(-1)]).toEqual([25, 'Service 37']);
  press('Show all 40 services');
  expect(chips()).toHaveLength(40);
  fireEvent.click(screen.getByLabelText('Service 37'));
  expect(keptViewing.current().services).toEqual([]);
});

it('what one has stays in the list where the movie database no longer names it', () => {
  keptViewing.take(null, { country: 'US', services: [{ name: 'Gone TV', ids: [9] }], language: 'en-US' });
  offered({ services: MANY.slice(0, 2) });
  renderUi(<ViewingScreen />);
  expect(chips().map(({ value, checked }) => [value, checked])).toEqual([
    ['Gone TV', true],
    ['Service 1', false],
    ['Service 2', false],
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says what is missing, and asks again', () => {
  offered({ services: null, countries: null, failure: 'offline' });
  renderUi(<ViewingScreen />);
  expect(screen.getByText(VIEWING_CHOICE.offline)).toBeTruthy();
  expect([country().value, country().options.length]).toEqual(['US', 1]);
  press(VIEWING_CHOICE.retry);
  expect(retry).toHaveBeenCalledOnce();
});

it('a country without known services says so', () => {
  offered({ services: [] });
  renderUi(<ViewingScreen />);
  expect(screen.getByText(VIEWING_CHOICE.noneKnown('the United States'))).toBeTruthy();
});

it('the language of films is chosen by its own name', () => {
  renderUi(<ViewingScreen />);
  const language = screen.getByRole('combobox', { name: VIEWING_CHOICE.language });
  expect(within(language).getByRole('option', { name: 'Français (France)' })).toBeTruthy();
  fireEvent.change(language, { target: { value: 'fr-FR' } });
  expect(keptViewing.current()).toMatchObject({ country: 'US', language: 'fr-FR' });
});

it('waits for the member’s own choice, which would take the place of another', () => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  renderUi(<ViewingScreen />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(VIEWING_CHOICE.opening)).toBeTruthy();
});

it('a member’s choice is kept by their database first, and what it refuses is told and not shown', async () => {
  const chooseViewing = vi.fn<MemberRuntime['chooseViewing']>().mockResolvedValue(fail({ reason: 'full' }));
  vi.mocked(useMemberRuntime).mockReturnValue({
    userId: 'ann',
    chooseViewing,
  } as Partial<MemberRuntime> as MemberRuntime);
  const told = vi.spyOn(toasts, 'show');
  renderUi(<ViewingScreen />);
  await act(() => Promise.resolve(press(VIEWING_CHOICE.suggested('Germany'))));
  expect(told.mock.lastCall?.[0]).toMatchObject({ kind: 'error' });
  expect(country().value).toBe('US');
  chooseViewing.mockResolvedValue(ok(1));
  await act(() => Promise.resolve(press(VIEWING_CHOICE.suggested('Germany'))));
  expect([country().value, keptViewing.owner()]).toEqual(['DE', 'ann']);
});

it('countries stand in the order of the language they are named in, whatever the device speaks', () => {
  const device = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return new Intl.Collator('sv').compare(this, other);
  });
  onTestFinished(() => device.mockRestore());
  offered({ countries: ['US', 'AX', 'AL'] });
  renderUi(<ViewingScreen />);
  expect([...country().options].map(({ value }) => value)).toEqual(['AX', 'AL', 'US']);
});
