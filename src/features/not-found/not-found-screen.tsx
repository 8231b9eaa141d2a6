import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { nearestPlace, type NearestPlace } from '../../config/nearest-places';
import { ROUTES } from '../../config/routes';
import { CHOICES } from '../../i18n/messages/questionnaire';
import { NOT_FOUND } from '../../i18n/messages/not-found';
import { SHELL } from '../../i18n/messages/shell';
import { ButtonLink } from '../../components/button';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';

const Stack = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center', paddingBlock: '16' },
});
const Code = chakra('p', {
  base: { fontFamily: 'heading', fontSize: 'clamp(6rem, 30vw, 12rem)', lineHeight: '1', color: 'accent.text' },
});
const Nearest = chakra('p', { base: { color: 'fg.muted' } });
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '2' },
});

const nameOf = (offer: NearestPlace) =>
  offer.kind === 'genre' ? NOT_FOUND.genre(CHOICES.genre[offer.genre]) : NOT_FOUND.offers[offer.kind];

/** Every path outside the route table; one from a menu suggests the closest existing screen. */
export function NotFoundScreen() {
  const offer = nearestPlace(useLocation().pathname);
  return (
    <Screen>
      <Stack>
        <Code>{NOT_FOUND.code}</Code>
        <PageHeading title={NOT_FOUND.title} />
        {offer && <Nearest>{NOT_FOUND.nearest}</Nearest>}
        <Buttons>
          {offer && <ButtonLink to={offer.to}>{nameOf(offer)}</ButtonLink>}
          <ButtonLink to={ROUTES.landing} variant={offer ? 'secondary' : 'primary'}>
            {NOT_FOUND.home}
          </ButtonLink>
          <ButtonLink to={ROUTES.open} variant="secondary">
            {SHELL.findMovie}
          </ButtonLink>
        </Buttons>
      </Stack>
    </Screen>
  );
}
