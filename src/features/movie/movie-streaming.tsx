import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { MOVIE } from './messages';
import type { Movie } from '../../domain/movies/movie';
import { shownProviders, type Provider } from '../../domain/movies/streaming';
import { SectionHeading } from '../../components/layout/headings';
import { Link } from '../../components/link';
import { useWatchPreferencesContext } from '../../components/movie/metadata-source';
import { useLocalStreaming } from '../../components/movie/use-movie-with-metadata';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { countryWithArticle } from '../../i18n/place-names';
import { ROUTES } from '../../config/routes';
import { DEFAULT_COUNTRY } from '../../config/streaming';
import { Logo } from './movie-cast';

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
const OwnMark = chakra('span', {
  base: { display: 'block', color: 'accent.text', fontSize: 'xs', fontWeight: 'semibold' },
});
const ChangeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'accent.text',
    textDecoration: 'underline',
  },
});
const Muted = chakra('p', { base: { marginBottom: '1.5', maxWidth: 'reading', color: 'fg.muted', fontSize: 'sm' } });

export interface MovieStreamingProps {
  readonly movie: Movie;
  /** Providers listed by TMDB; null if it has none for the country. */
  readonly providers: readonly Provider[] | null;
}

/** Where the viewer can stream the movie; if that is unknown, an estimate by year, marked as such. */
export function MovieStreaming({ movie, providers }: MovieStreamingProps) {
  const id = useId();
  const { country } = useWatchPreferencesContext();
  const { names, estimated, own } = useLocalStreaming(movie);
  const logos = new Map(shownProviders(providers ?? []).map(({ name, logoPath }) => [name, logoPath]));
  const countryName = countryWithArticle(country);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={MOVIE.streaming} />
      {names.length > 0 ? (
        <Row>
          {names.map((name) => (
            <Service key={name}>
              <ServiceLogo path={logos.get(name) ?? null} />
              <span>
                {name}
                {own.has(name) && <OwnMark>{WATCH_PREFERENCES.yours}</OwnMark>}
              </span>
            </Service>
          ))}
        </Row>
      ) : (
        <Muted>{estimated ? MOVIE.streamingUnknown(countryName) : MOVIE.noStreaming(countryName)}</Muted>
      )}
      {estimated && names.length > 0 && <Muted>{MOVIE.streamingEstimated}</Muted>}
      <Muted>
        {country !== DEFAULT_COUNTRY && names.length > 0 && `${MOVIE.streamingIn(countryName)} `}
        {MOVIE.streamingNote} {!estimated && MOVIE.streamingSource}
      </Muted>
      <ChangeLink to={ROUTES.services}>{MOVIE.changePreferences}</ChangeLink>
    </section>
  );
}

function ServiceLogo({ path }: { readonly path: string | null }) {
  return path !== null && <Logo path={path} />;
}
