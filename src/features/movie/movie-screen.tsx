import { chakra } from '@chakra-ui/react/styled-system';
import { Film as FilmIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from '../../config/messages';
import { PROVIDERS_SHOWN } from '../../config/movie-screen';
import { rankTier } from '../../config/rank-tiers';
import { ROUTES } from '../../config/routes';
import { useFilmDetails } from '../../data/hooks/use-film-details';
import { useTop50 } from '../../data/hooks/use-top-50';
import type { Film } from '../../domain/film';
import { filmOfDetails } from '../../domain/film-details';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { ChipList } from '../../ui/chip-list';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { SectionHeading } from '../../ui/section-heading';
import { Spinner } from '../../ui/spinner';
import { toasts } from '../../ui/toast';
import { MovieCast } from './movie-cast';
import { MovieFacts } from './movie-facts';
import { MovieHero } from './movie-hero';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: '8',
    marginTop: '8',
  },
});
const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', alignContent: 'start' },
});
const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Words = chakra('p', { base: { maxWidth: 'reading' } });

export interface MovieScreenProps {
  /** The movie database's id. */
  readonly id: number;
  /** Favorite and watched buttons. */
  readonly renderMarks: (film: Film) => ReactNode;
  readonly renderTrailer: (film: Film, onClose: () => void) => ReactNode;
}

/** /movie/{id}: everything about one film. */
export function MovieScreen({ id, renderMarks, renderTrailer }: MovieScreenProps) {
  const { details, loading, error, ask } = useFilmDetails(id);
  const { films } = useTop50();
  const [trailer, setTrailer] = useState(false);
  const { movie: words } = MESSAGES;
  const rank = films.find((film) => film.id === id)?.rank ?? null;

  if (!details) {
    return (
      <Screen>
        {loading && <Spinner label={words.loading} />}
        {error?.reason === 'not-found' && (
          <EmptyState icon={FilmIcon} title={words.notFound}>
            <ButtonLink to={ROUTES.landing}>{MESSAGES.notFound.home}</ButtonLink>
          </EmptyState>
        )}
        {error && error.reason !== 'not-found' && (
          <ErrorPanel title={words.failed} text={error.reason === 'offline' ? words.offline : words.failed}>
            <Button look="secondary" onPress={() => void ask()}>
              {words.retry}
            </Button>
          </ErrorPanel>
        )}
      </Screen>
    );
  }
  const film = filmOfDetails(details);
  return (
    <Screen>
      <MovieHero
        details={details}
        film={film}
        rank={rank}
        marks={renderMarks(film)}
        onTrailer={() => {
          if (film.trailerUrl === '') toasts.show({ kind: 'info', text: MESSAGES.trailer.missing });
          else setTrailer(true);
        }}
      />
      <Columns>
        <Stack>
          <section>
            <SectionHeading title={words.overview} />
            <Words>{film.description}</Words>
          </section>
          <MovieCast cast={details.credits.cast} />
          <section>
            <SectionHeading title={words.streaming} />
            {film.streamingOn.length > 0 ? (
              <ChipList label={words.streaming} items={film.streamingOn} look="filled" limit={PROVIDERS_SHOWN} />
            ) : (
              <Muted>{words.noStreaming}</Muted>
            )}
            <Muted>
              {film.streamingEstimated && film.streamingOn.length > 0 ? `${MESSAGES.results.estimated} · ` : ''}
              {words.streamingNote}
            </Muted>
          </section>
        </Stack>
        <Stack>
          <section>
            <SectionHeading title={words.ranking} />
            <Muted>{rank === null ? words.unranked : `#${rank} · ${words.rankTier[rankTier(rank)]}`}</Muted>
          </section>
          <MovieFacts details={details} />
        </Stack>
      </Columns>
      {trailer && renderTrailer(film, () => setTrailer(false))}
    </Screen>
  );
}

/** An address that holds no film's id. */
export function NoMovie() {
  return (
    <Screen>
      <PageHeading title={MESSAGES.movie.noId} />
      <ButtonLink to={ROUTES.landing}>{MESSAGES.notFound.home}</ButtonLink>
    </Screen>
  );
}
