import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { CARD } from '../../../i18n/messages/movies';
import { MOVIE } from '../../../words/en/film/movie';
import { SectionHeading } from '../../../components/layout/headings';

const Words = chakra('p', { base: { maxWidth: 'reading', fontSize: { base: 'md', md: 'lg' } } });

/** What the movie is about. @param text empty where that is not known */
export function MovieOverview({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.overview} />
      <Words>{text || CARD.noDescription}</Words>
    </section>
  );
}
