import { chakra } from '@chakra-ui/react/styled-system';
import Hourglass from 'lucide-react/icons/hourglass';
import ListVideo from 'lucide-react/icons/list-video';
import Sparkles from 'lucide-react/icons/sparkles';
import Tv from 'lucide-react/icons/tv';
import Users from 'lucide-react/icons/users';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useId } from 'react';
import { ButtonLink } from '../../components/button';
import { Band } from '../../components/layout/headings';
import { BROWSE_MOVIES } from '../../config/landing';
import { ROUTES } from '../../config/routes';
import { LANDING } from './messages';
import { LANDING_SECTIONS } from './section-messages';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    columnGap: { base: '6', md: '10' },
    rowGap: { base: '6', md: '10' },
  },
});
const Benefit = chakra('li', {
  base: {
    paddingTop: '5',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    '& > svg': { marginBottom: '3', color: 'accent.text' },
  },
});
const Title = chakra('h3', { base: { marginBottom: '1', fontSize: 'xl' } });
/** Secondary text of the landing's sections. */
export const Note = chakra('p', { base: { color: 'fg.muted' } });

const { items } = LANDING_SECTIONS.benefits;
const BENEFITS = [
  { ...items.fifteen, icon: ListVideo },
  { ...items.eras, icon: Hourglass },
  { ...items.fresh, icon: Sparkles },
  { ...items.company, icon: Users },
  { ...items.where, icon: Tv },
  { ...items.offline, icon: WifiOff },
] as const;

/** 'End the Endless Search': the benefits. */
export function Benefits() {
  const { benefits: messages } = LANDING_SECTIONS;
  const heading = useId();
  return (
    <Band aria-labelledby={heading}>
      <SectionLead id={heading} title={messages.title} lead={messages.lead} />
      <Grid>
        {BENEFITS.map(({ title, text, icon: Icon }) => (
          <Benefit key={title}>
            <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
            <Title>{title}</Title>
            <Note>{text}</Note>
          </Benefit>
        ))}
      </Grid>
    </Band>
  );
}

const Root = chakra('div', { base: { marginBottom: { base: '6', md: '10' }, maxWidth: 'reading' } });
const LeadTitle = chakra('h2', { base: { fontSize: '4xl' } });
const Lead = chakra('p', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'lg' } });

export interface SectionLeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

/** A landing section's heading and lead. */
export function SectionLead({ id, title, lead }: SectionLeadProps) {
  return (
    <Root>
      <LeadTitle id={id}>{title}</LeadTitle>
      <Lead>{lead}</Lead>
    </Root>
  );
}

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

/** The closing call to action. */
export function ClosingCall() {
  const { closing: messages } = LANDING_SECTIONS;
  const { join, browse } = LANDING;
  const heading = useId();
  return (
    <ClosingRoot aria-labelledby={heading}>
      <ClosingTitle id={heading}>{messages.title}</ClosingTitle>
      <ClosingText>{messages.text}</ClosingText>
      <Buttons>
        <ButtonLink to={ROUTES.join}>{join}</ButtonLink>
        <ButtonLink to={BROWSE_MOVIES} variant="secondary">
          {browse}
        </ButtonLink>
      </Buttons>
    </ClosingRoot>
  );
}
