import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from '../../../components/layout/headings';

const Card = chakra('section', {
  base: { padding: '5', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised' },
});

export interface MovieCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card beside the movie's story: its ranking, its details. */
export function MovieCard({ title, children }: MovieCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </Card>
  );
}
