import { chakra } from '@chakra-ui/react/styled-system';
import { MESSAGES } from '../../config/messages';
import { ROUTES } from '../../config/routes';
import { ButtonLink } from '../../ui/button-link';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';

const Stack = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center', paddingBlock: '16' },
});
const Code = chakra('p', {
  base: { fontFamily: 'heading', fontSize: 'clamp(6rem, 30vw, 12rem)', lineHeight: '1', color: 'accent.text' },
});

/** Every address outside the route table. */
export function NotFoundScreen() {
  return (
    <Screen>
      <Stack>
        <Code>{MESSAGES.notFound.code}</Code>
        <PageHeading title={MESSAGES.notFound.title} />
        <ButtonLink to={ROUTES.landing}>{MESSAGES.notFound.home}</ButtonLink>
      </Stack>
    </Screen>
  );
}
