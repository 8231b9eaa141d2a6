import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass, ListVideo, Sparkles, Tv, Users, WifiOff } from 'lucide-react';
import { useId } from 'react';
import { LANDING_SECTIONS } from '../../../words/en/landing/landing-sections';
import { Band } from '../../../components/layout/headings';
import { SectionLead } from './section-lead';

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
const Text = chakra('p', { base: { color: 'fg.muted' } });

const { items } = LANDING_SECTIONS.benefits;
const BENEFITS = [
  { ...items.fifteen, icon: ListVideo },
  { ...items.eras, icon: Hourglass },
  { ...items.fresh, icon: Sparkles },
  { ...items.company, icon: Users },
  { ...items.where, icon: Tv },
  { ...items.offline, icon: WifiOff },
] as const;

/** 'End the Endless Search': what one gets. */
export function Benefits() {
  const { benefits: words } = LANDING_SECTIONS;
  const heading = useId();
  return (
    <Band aria-labelledby={heading}>
      <SectionLead id={heading} title={words.title} lead={words.lead} />
      <Grid>
        {BENEFITS.map(({ title, text, icon: Icon }) => (
          <Benefit key={title}>
            <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Benefit>
        ))}
      </Grid>
    </Band>
  );
}
