import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', { base: { marginBottom: { base: '6', md: '10' }, maxWidth: 'reading' } });
const LeadTitle = chakra('h2', { base: { fontSize: '4xl' } });
const Lead = chakra('p', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'lg' } });

export interface SectionLeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

/** A landing section's headline and what it is about. */
export function SectionLead({ id, title, lead }: SectionLeadProps) {
  return (
    <Root>
      <LeadTitle id={id}>{title}</LeadTitle>
      <Lead>{lead}</Lead>
    </Root>
  );
}
