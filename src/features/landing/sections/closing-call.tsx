import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { BROWSE_MOVIES } from '../../../config/landing';
import { LANDING } from '../../../words/en/landing/landing';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { ROUTES } from '../../../config/routes';
import { ButtonLink } from '../../../components/button';

const ClosingRoot = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    marginTop: { base: '6', md: '10' },
    paddingBlock: { base: '14', md: '24' },
    paddingInline: '4',
    textAlign: 'center',
    background:
      'radial-gradient(60rem 22rem at 50% 0%, var(--m-colors-accent-subtle), transparent 70%), var(--m-colors-bg-sunken)',
  },
});
const ClosingTitle = chakra('h2', { base: { fontSize: '5xl' } });
const ClosingText = chakra('p', { base: { maxWidth: '30rem', fontSize: 'lg' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' } });

/** The last invitation. */
export function ClosingCall() {
  const { closing: words } = LANDING_SECTIONS;
  const { join, browse } = LANDING;
  const heading = useId();
  return (
    <ClosingRoot aria-labelledby={heading}>
      <ClosingTitle id={heading}>{words.title}</ClosingTitle>
      <ClosingText>{words.text}</ClosingText>
      <Buttons>
        <ButtonLink to={ROUTES.join}>{join}</ButtonLink>
        <ButtonLink to={BROWSE_MOVIES} variant="secondary">
          {browse}
        </ButtonLink>
      </Buttons>
    </ClosingRoot>
  );
}
