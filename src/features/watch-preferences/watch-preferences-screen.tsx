import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryFailure } from '../../api/tmdb/errors';
import { regionsQuery, servicesQuery } from '../../api/tmdb/providers';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { SelectField } from '../../components/form/select-field';
import { PageHeading } from '../../components/layout/headings';
import { Panel, PanelColumn, PanelGrid, Text } from '../../components/layout/panels';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { MOVIE_LANGUAGES, type MovieLanguage, OWN_SERVICES, SERVICES_SHOWN } from '../../config/streaming';
import { watchPreferencesStore } from '../../db/watch-preferences-store';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { ok, type Result } from '../../domain/values/result';
import { type OwnService, suggestedCountry, type WatchPreferences } from '../../domain/watch-preferences';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { withQueries } from '../../hooks/query-provider';
import { useServices } from '../../hooks/services-context';
import { useSession } from '../../hooks/session-provider';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { compareText } from '../../i18n/format';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { STORAGE } from '../../i18n/messages/shell';
import { countryName, countryWithArticle, languageName } from '../../i18n/place-names';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import type { StorageError } from '../../db/storage';
import { WATCH_PREFERENCES_SCREEN } from './messages';
import { textFilter } from '../../domain/values/text-match';
import { ChoiceChips } from '../../components/form/choices';
import { TextField } from '../../components/form/text-field';

const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > div': { width: 'full' } },
});
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

const LANGUAGES = MOVIE_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** /services: the watch preferences. Every change applies at once. */
export function WatchPreferencesScreen() {
  const preferences = useWatchPreferences();
  const choose = useSetWatchPreferences();
  const pending = usePreferencesPending();
  const isMember = useMemberStore() !== null;
  const { country, services, language } = preferences;
  const offer = useAvailableServices(country);
  const codes = [...new Set([...(offer.countries ?? []), country])];
  const countries = codes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compareText(one.label, other.label));
  const suggested = suggestedCountry(navigator.languages, offer.countries ?? [], country);

  async function change(part: Partial<WatchPreferences>): Promise<void> {
    const stored = await choose({ ...preferences, ...part });
    if (!stored.ok)
      toasts.show({ kind: 'error', text: `${WATCH_PREFERENCES_SCREEN.notSaved} ${STORAGE[stored.error.reason]}` });
  }

  // Subscriptions are per country, so a new country starts without services.
  const changeCountry = (to: string) => void change({ country: to, services: [] });

  if (pending) {
    return (
      <Screen>
        <PageHeading title={WATCH_PREFERENCES.title} lead={WATCH_PREFERENCES_SCREEN.lead} />
        <Spinner label={WATCH_PREFERENCES_SCREEN.opening} />
      </Screen>
    );
  }
  return (
    <Screen>
      <PageHeading title={WATCH_PREFERENCES.title} lead={WATCH_PREFERENCES_SCREEN.lead} />
      <PanelGrid by="columns">
        <PanelColumn>
          <Panel title={WATCH_PREFERENCES_SCREEN.country}>
            <Stack>
              <SelectField
                label={WATCH_PREFERENCES_SCREEN.country}
                value={country}
                options={countries}
                onChange={changeCountry}
              />
              <Muted>{WATCH_PREFERENCES_SCREEN.countryHint}</Muted>
              {suggested !== null && (
                <>
                  <Muted>{WATCH_PREFERENCES_SCREEN.suggestionReason(countryWithArticle(suggested))}</Muted>
                  <Button variant="secondary" onPress={() => changeCountry(suggested)}>
                    {WATCH_PREFERENCES_SCREEN.suggested(countryWithArticle(suggested))}
                  </Button>
                </>
              )}
            </Stack>
          </Panel>
          <Panel title={WATCH_PREFERENCES_SCREEN.language}>
            <Stack>
              <SelectField<MovieLanguage>
                label={WATCH_PREFERENCES_SCREEN.language}
                value={language}
                options={LANGUAGES}
                onChange={(next) => void change({ language: next })}
              />
              <Muted>{WATCH_PREFERENCES_SCREEN.languageHint}</Muted>
            </Stack>
          </Panel>
          <Muted>{isMember ? WATCH_PREFERENCES_SCREEN.savedToAccount : WATCH_PREFERENCES_SCREEN.savedOnDevice}</Muted>
        </PanelColumn>
        <Panel title={WATCH_PREFERENCES_SCREEN.services}>
          <Stack>
            <Muted>{WATCH_PREFERENCES_SCREEN.servicesHint(countryWithArticle(country))}</Muted>
            {offer.services && (
              <OwnServices
                key={country}
                country={country}
                available={offer.services}
                own={services}
                onOwn={(own) => void change({ services: own })}
              />
            )}
            {offer.failure !== null && (
              <ErrorPanel
                text={tmdbErrorMessage(offer.failure, {
                  offline: WATCH_PREFERENCES_SCREEN.offline,
                  failed: WATCH_PREFERENCES_SCREEN.failed,
                })}
              >
                <Button variant="secondary" onPress={offer.retry}>
                  {WATCH_PREFERENCES_SCREEN.retry}
                </Button>
              </ErrorPanel>
            )}
            {offer.services === null && offer.failure === null && <Spinner label={WATCH_PREFERENCES_SCREEN.loading} />}
          </Stack>
        </Panel>
      </PanelGrid>
    </Screen>
  );
}

export const WatchPreferencesRoute = withQueries(WatchPreferencesScreen);

/** True while it is unknown whose preferences these are: the member's own would overwrite a change made now. */
export function usePreferencesPending(): boolean {
  const resolving = useSession().status === 'loading';
  return useMemberState().status === 'opening' || resolving;
}

/**
 * Changes the watch preferences: on this device at once, and for a member also on the server once it is reachable.
 * @returns a function that resolves with an error if the device couldn't store them
 */
export function useSetWatchPreferences(): (chosen: WatchPreferences) => Promise<Result<number, StorageError>> {
  const store = useMemberStore();
  return useCallback(
    async (chosen) => {
      const before = watchPreferencesStore.current();
      const owner = store?.userId ?? null;
      // Applied at once, and reverted if storing fails.
      watchPreferencesStore.set(owner, chosen, store ? Infinity : 0);
      const shown = watchPreferencesStore.current();
      const stored = store ? await store.setWatchPreferences(chosen) : ok(0);
      // Skip if they were changed meanwhile, which is stored after this change, or if the member has signed out.
      if (watchPreferencesStore.owner() === owner && watchPreferencesStore.current() === shown)
        watchPreferencesStore.set(owner, stored.ok ? chosen : before, stored.ok ? stored.value : 0);
      return stored;
    },
    [store],
  );
}

/** The available options. */
export interface AvailableServices {
  /** ISO 3166-1 codes; null while loading. */
  readonly countries: readonly string[] | null;
  /** Services of the country; null while loading. */
  readonly services: readonly OwnService[] | null;
  /** Why one of them couldn't be loaded. */
  readonly failure: TmdbErrorReason | null;
  readonly retry: () => void;
}

/** The countries, and one country's services, from TMDB. */
export function useAvailableServices(country: string): AvailableServices {
  const load = useServices();
  const regions = useQuery(regionsQuery(load));
  const services = useQuery(servicesQuery(load, country));
  const failure = [regions, services].map((query) => (query.isFetching ? null : queryFailure(query))).find(Boolean);
  return {
    countries: regions.data ?? null,
    services: services.data ?? null,
    failure: failure?.reason ?? null,
    retry() {
      for (const query of [regions, services]) if (query.data === undefined) void query.refetch();
    },
  };
}

const ServicesStack = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > *': { minWidth: 0 } },
});

interface OwnServicesProps {
  readonly country: string;
  /** Services of the country, the best known first. */
  readonly available: readonly OwnService[];
  readonly own: readonly OwnService[];
  readonly onOwn: (own: readonly OwnService[]) => void;
}

/** Chooses the member's services among those of a country, which can be more than a hundred. */
function OwnServices({ country, available, own, onOwn }: OwnServicesProps) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const has = (name: string) => own.some((service) => service.name === name);
  // Chosen services stay listed even if TMDB no longer offers them.
  const listed = [...own.filter(({ name }) => !available.some((one) => one.name === name)), ...available];
  const short = all || text.trim() !== '' ? listed : listed.filter(({ name }, at) => at < SERVICES_SHOWN || has(name));
  const matches = textFilter(text);
  const shown = short.filter(({ name }) => matches(name));

  function toggle(name: string) {
    const service = listed.find((one) => one.name === name);
    if (has(name)) onOwn(own.filter((one) => one.name !== name));
    else if (own.length >= OWN_SERVICES)
      toasts.show({ kind: 'info', text: WATCH_PREFERENCES_SCREEN.tooMany(OWN_SERVICES) });
    else if (service) onOwn([...own, service]);
  }

  if (listed.length === 0) return <Text>{WATCH_PREFERENCES_SCREEN.noneListed(countryWithArticle(country))}</Text>;
  return (
    <ServicesStack>
      {listed.length > SERVICES_SHOWN && (
        <TextField
          label={WATCH_PREFERENCES_SCREEN.find}
          type="search"
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      )}
      <ChoiceChips
        legend={WATCH_PREFERENCES_SCREEN.services}
        legendHidden
        choices={shown.map(({ name }) => ({ value: name, label: name }))}
        values={own.map(({ name }) => name)}
        onToggle={toggle}
      />
      <div role="status">{shown.length === 0 && <Text>{WATCH_PREFERENCES_SCREEN.noneFound}</Text>}</div>
      {short.length < listed.length && (
        <Button variant="secondary" onPress={() => setAll(true)}>
          {WATCH_PREFERENCES_SCREEN.showAll(listed.length)}
        </Button>
      )}
    </ServicesStack>
  );
}
