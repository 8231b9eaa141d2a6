import { chakra } from '@chakra-ui/react/styled-system';
import { MESSAGES } from '../../config/messages';
import { ROUTES } from '../../config/routes';
import { ButtonLink } from '../../ui/button-link';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';

const Hero = chakra('div', { base: { paddingBlock: { base: '10', md: '20' } } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** The landing page of a visitor. */
export function LandingScreen() {
  return (
    <Screen>
      <Hero>
        <PageHeading title={MESSAGES.app.promise} lead={MESSAGES.landing.lead} documentTitle={MESSAGES.app.name} />
        <Buttons>
          <ButtonLink to={ROUTES.join}>{MESSAGES.landing.join}</ButtonLink>
          <ButtonLink to={ROUTES.login} look="secondary">
            {MESSAGES.landing.login}
          </ButtonLink>
        </Buttons>
      </Hero>
    </Screen>
  );
}
