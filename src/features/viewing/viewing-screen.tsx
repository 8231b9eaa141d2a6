import { chakra } from '@chakra-ui/react/styled-system';
import { FILM_LANGUAGES, type FilmLanguage } from '../../config/film/viewing-limits';
import { useMemberRuntime } from '../../data/hooks/member/member-provider';
import { useChooseViewing, useViewingPending } from '../../data/hooks/viewing/use-choose-viewing';
import { useOffer } from '../../data/hooks/viewing/use-offer';
import { useViewing } from '../../data/hooks/viewing/use-viewing';
import { suggestedCountry } from '../../domain/viewing/suggested-country';
import type { Viewing } from '../../domain/viewing/viewing';
import { Button } from '../../ui/controls/button';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { Spinner } from '../../ui/feedback/spinner';
import { toasts } from '../../ui/feedback/toast';
import { SelectField } from '../../ui/form/select-field';
import { PageHeading } from '../../ui/layout/page-heading';
import { Panel } from '../../ui/layout/panel';
import { Screen } from '../../ui/layout/screen';
import { STORAGE } from '../../words/en/frame/storage';
import { VIEWING } from '../../words/en/film/viewing';
import { VIEWING_CHOICE } from '../../words/en/film/viewing-choice';
import { compareText } from '../../words/format/compare-text';
import { countryName, languageName } from '../../words/format/place-name';
import { countryInSentence } from '../../words/sentences/country-in-sentence';
import { movieDatabaseSentence } from '../../words/sentences/movie-database-sentence';
import { OwnServices } from './own-services';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '44rem' } });
const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > div': { width: 'full' } },
});
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

const LANGUAGES = FILM_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** /services: where and how one watches. Each choice holds at once. */
export function ViewingScreen() {
  const viewing = useViewing();
  const choose = useChooseViewing();
  const pending = useViewingPending();
  const isMember = useMemberRuntime() !== null;
  const { country, services, language } = viewing;
  const offer = useOffer(country);
  const codes = [...new Set([...(offer.countries ?? []), country])];
  const countries = codes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compareText(one.label, other.label));
  const suggested = suggestedCountry(navigator.languages, offer.countries ?? [], country);

  async function change(part: Partial<Viewing>): Promise<void> {
    const kept = await choose({ ...viewing, ...part });
    if (!kept.ok) toasts.show({ kind: 'error', text: `${VIEWING_CHOICE.notKept} ${STORAGE[kept.error.reason]}` });
  }

  // Subscriptions hold in one country: those of the former one are not carried over.
  const move = (to: string) => void change({ country: to, services: [] });

  if (pending) {
    return (
      <Screen>
        <PageHeading title={VIEWING.title} lead={VIEWING_CHOICE.lead} />
        <Spinner label={VIEWING_CHOICE.opening} />
      </Screen>
    );
  }
  return (
    <Screen>
      <PageHeading title={VIEWING.title} lead={VIEWING_CHOICE.lead} />
      <Cards>
        <Panel title={VIEWING_CHOICE.country}>
          <Stack>
            <SelectField label={VIEWING_CHOICE.country} value={country} options={countries} onChange={move} />
            <Muted>{VIEWING_CHOICE.countryHint}</Muted>
            {suggested !== null && (
              <>
                <Muted>{VIEWING_CHOICE.suggestedWhy(countryInSentence(suggested))}</Muted>
                <Button look="secondary" onPress={() => move(suggested)}>
                  {VIEWING_CHOICE.suggested(countryInSentence(suggested))}
                </Button>
              </>
            )}
          </Stack>
        </Panel>
        <Panel title={VIEWING_CHOICE.services}>
          <Stack>
            <Muted>{VIEWING_CHOICE.servicesHint(countryInSentence(country))}</Muted>
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
                text={movieDatabaseSentence(offer.failure, {
                  offline: VIEWING_CHOICE.offline,
                  failed: VIEWING_CHOICE.failed,
                })}
              >
                <Button look="secondary" onPress={offer.retry}>
                  {VIEWING_CHOICE.retry}
                </Button>
              </ErrorPanel>
            )}
            {offer.services === null && offer.failure === null && <Spinner label={VIEWING_CHOICE.loading} />}
          </Stack>
        </Panel>
        <Panel title={VIEWING_CHOICE.language}>
          <Stack>
            <SelectField<FilmLanguage>
              label={VIEWING_CHOICE.language}
              value={language}
              options={LANGUAGES}
              onChange={(next) => void change({ language: next })}
            />
            <Muted>{VIEWING_CHOICE.languageHint}</Muted>
          </Stack>
        </Panel>
        <Muted>{isMember ? VIEWING_CHOICE.keptForMember : VIEWING_CHOICE.keptHere}</Muted>
      </Cards>
    </Screen>
  );
}
