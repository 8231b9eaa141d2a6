import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { MOVIE } from '../../config/messages/movie';
import { SectionHeading } from '../../ui/section-heading';

const Words = chakra('p', { base: { maxWidth: 'reading', fontSize: { base: 'md', md: 'lg' } } });

/** What the film is about. */
export function MovieOverview({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.overview} />
      <Words>{text}</Words>
    </section>
  );
}
