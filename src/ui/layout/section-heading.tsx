import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const SectionRoot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1', marginBottom: '4' },
});
const SectionTitle = chakra('h2', { base: { fontSize: { base: '2xl', md: '3xl' } } });
const Aside = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface SectionHeadingProps {
  readonly title: string;
  /** A few words beside it, such as 'Updated Daily'. */
  readonly aside?: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
}

/** Heading of a part of a screen. */
export function SectionHeading({ title, aside, id }: SectionHeadingProps) {
  return (
    <SectionRoot>
      <SectionTitle id={id}>{title}</SectionTitle>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </SectionRoot>
  );
}
