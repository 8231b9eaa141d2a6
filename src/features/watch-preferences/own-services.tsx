import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { OWN_SERVICES, SERVICES_SHOWN } from '../../config/streaming';
import { textFilter } from '../../domain/values/text-match';
import type { OwnService } from '../../domain/watch-preferences';
import { Button } from '../../components/button';
import { toasts } from '../../components/toast';
import { ChoiceChips } from '../../components/form/choices';
import { TextField } from '../../components/form/text-field';
import { WATCH_PREFERENCES_SCREEN } from './messages';
import { countryWithArticle } from '../../i18n/place-names';

const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start', '& > *': { minWidth: 0 } } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });

export interface OwnServicesProps {
  readonly country: string;
  /** Services of the country, the best known first. */
  readonly available: readonly OwnService[];
  readonly own: readonly OwnService[];
  readonly onOwn: (own: readonly OwnService[]) => void;
}

/** Chooses the member's services among those of a country, which can be more than a hundred. */
export function OwnServices({ country, available, own, onOwn }: OwnServicesProps) {
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

  if (listed.length === 0) return <Muted>{WATCH_PREFERENCES_SCREEN.noneListed(countryWithArticle(country))}</Muted>;
  return (
    <Stack>
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
      <div role="status">{shown.length === 0 && <Muted>{WATCH_PREFERENCES_SCREEN.noneFound}</Muted>}</div>
      {short.length < listed.length && (
        <Button variant="secondary" onPress={() => setAll(true)}>
          {WATCH_PREFERENCES_SCREEN.showAll(listed.length)}
        </Button>
      )}
    </Stack>
  );
}
