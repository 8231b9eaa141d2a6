import { chakra } from '@chakra-ui/react/styled-system';
import { MOVIE_LANGUAGES, type MovieLanguage } from '../../config/streaming';
import { useMemberStore } from '../../hooks/member-provider';
import { useSetWatchPreferences, usePreferencesPending } from '../../data/hooks/viewing/use-choose-viewing';
import { useAvailableServices } from '../../data/hooks/viewing/use-offer';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { suggestedCountry, type WatchPreferences } from '../../domain/watch-preferences';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { SelectField } from '../../components/form/select-field';
import { PageHeading, Panel } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { STORAGE } from '../../i18n/messages/shell';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { WATCH_PREFERENCES_SCREEN } from '../../words/en/film/viewing-choice';
import { compareText } from '../../i18n/format';
import { countryName, countryWithArticle, languageName } from '../../i18n/place-names';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { OwnServices } from './own-services';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '44rem' } });
const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > div': { width: 'full' } },
});
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

const LANGUAGES = MOVIE_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** /services: where and how one watches. Each choice holds at once. */
export function WatchPreferencesScreen() {
  const viewing = useWatchPreferences();
  const choose = useSetWatchPreferences();
  const pending = usePreferencesPending();
  const isMember = useMemberStore() !== null;
  const { country, services, language } = viewing;
  const offer = useAvailableServices(country);
  const codes = [...new Set([...(offer.countries ?? []), country])];
  const countries = codes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compareText(one.label, other.label));
  const suggested = suggestedCountry(navigator.languages, offer.countries ?? [], country);

  async function change(part: Partial<WatchPreferences>): Promise<void> {
    const kept = await choose({ ...viewing, ...part });
    if (!kept.ok) toasts.show({ kind: 'error', text: `${WATCH_PREFERENCES_SCREEN.notKept} ${STORAGE[kept.error.reason]}` });
  }

  // Subscriptions hold in one country: those of the former one are not carried over.
  const move = (to: string) => void change({ country: to, services: [] });

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
      <Cards>
        <Panel title={WATCH_PREFERENCES_SCREEN.country}>
          <Stack>
            <SelectField label={WATCH_PREFERENCES_SCREEN.country} value={country} options={countries} onChange={move} />
            <Muted>{WATCH_PREFERENCES_SCREEN.countryHint}</Muted>
            {suggested !== null && (
              <>
                <Muted>{WATCH_PREFERENCES_SCREEN.suggestedWhy(countryWithArticle(suggested))}</Muted>
                <Button variant="secondary" onPress={() => move(suggested)}>
                  {WATCH_PREFERENCES_SCREEN.suggested(countryWithArticle(suggested))}
                </Button>
              </>
            )}
          </Stack>
        </Panel>
        <Panel title={WATCH_PREFERENCES_SCREEN.services}>
          <Stack>
            <Muted>{WATCH_PREFERENCES_SCREEN.servicesHint(countryWithArticle(country))}</Muted>
            {offer.services && (
              <OwnServices
                key={country}
                country={country}
                offered={offer.services}
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
        <Muted>{isMember ? WATCH_PREFERENCES_SCREEN.keptForMember : WATCH_PREFERENCES_SCREEN.keptHere}</Muted>
      </Cards>
    </Screen>
  );
}
