import { chakra } from '@chakra-ui/react/styled-system';
import { NOT_FOUND } from '../../config/messages/not-found';
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
        <Code>{NOT_FOUND.code}</Code>
        <PageHeading title={NOT_FOUND.title} />
        <ButtonLink to={ROUTES.landing}>{NOT_FOUND.home}</ButtonLink>
      </Stack>
    </Screen>
  );
}
