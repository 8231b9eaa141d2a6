import { chakra } from '@chakra-ui/react/styled-system';
import { ROUTES } from '../../config/routes';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { ButtonLink } from '../../components/button';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { countryWithArticle } from '../../i18n/place-names';

const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
const CardText = chakra('p', { base: { color: 'fg.muted' } });

/** Where the member watches, and the way to change it. */
export function WatchPreferencesCard() {
  const { country, services } = useWatchPreferences();
  return (
    <Stack>
      <CardText>
        {WATCH_PREFERENCES.settings(
          countryWithArticle(country),
          services.map(({ name }) => name),
        )}
      </CardText>
      <ButtonLink variant="secondary" to={ROUTES.services}>
        {WATCH_PREFERENCES.change}
      </ButtonLink>
    </Stack>
  );
}
