import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { MOVIE } from '../../../words/en/film/movie';
import type { Film } from '../../../domain/film/film';
import { shownProviders, type Provider } from '../../../domain/release/streaming';
import { SectionHeading } from '../../../ui/layout/section-heading';
import { Logo } from './logo';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
    gap: '3',
    marginBottom: '3',
  },
});
const Service = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const Muted = chakra('p', { base: { marginBottom: '1.5', maxWidth: 'reading', color: 'fg.muted', fontSize: 'sm' } });

export interface MovieStreamingProps {
  readonly film: Film;
  /** The services that the movie database knows; null where it knows nothing of the country. */
  readonly providers: readonly Provider[] | null;
}

/** Where the film can be streamed; where nobody knows, the estimate by its year, named as such. */
export function MovieStreaming({ film, providers }: MovieStreamingProps) {
  const id = useId();
  const services =
    providers === null ? film.streamingOn.map((name) => ({ name, logoPath: null })) : shownProviders(providers);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.streaming} />
      {services.length > 0 ? (
        <Row>
          {services.map(({ name, logoPath }) => (
            <Service key={name}>
              {logoPath !== null && <Logo path={logoPath} />}
              {name}
            </Service>
          ))}
        </Row>
      ) : (
        <Muted>{MOVIE.noStreaming}</Muted>
      )}
      {film.streamingEstimated && services.length > 0 && <Muted>{MOVIE.streamingEstimated}</Muted>}
      <Muted>
        {MOVIE.streamingNote} {!film.streamingEstimated && MOVIE.streamingSource}
      </Muted>
    </section>
  );
}
