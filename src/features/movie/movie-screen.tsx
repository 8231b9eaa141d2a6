import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type ReactNode } from 'react';
import { useFilmDetails } from '../../data/hooks/use-film-details';
import { filmOfDetails } from '../../domain/film-details';
import type { CardFilm } from '../../ui/film-card';
import { Screen } from '../../ui/screen';
import { useTrailerPress } from '../../ui/use-trailer-press';
import { MovieAge } from './movie-age';
import { MovieCast } from './movie-cast';
import { MovieFacts } from './movie-facts';
import { MovieFailure } from './movie-failure';
import { MovieHero } from './movie-hero';
import { MovieLoading } from './movie-loading';
import { MovieOverview } from './movie-overview';
import { MovieRanking } from './movie-ranking';
import { MovieStreaming } from './movie-streaming';
import { MissingFacts } from './missing-facts';
import { useRank } from './use-rank';

const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingTop: { base: '7', md: '10' },
    paddingBottom: '12',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    columnGap: '12',
    rowGap: { base: '9', md: '11' },
    alignItems: 'start',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '9', md: '11' } },
  },
});

export interface MovieScreenProps {
  /** The movie database's id. */
  readonly id: number;
  /** Favorite and watched buttons. */
  readonly renderMarks: (film: CardFilm) => ReactNode;
  /** Opens the trailer, which the film is known to have. */
  readonly onTrailer: () => void;
}

/** /movie/{id}: everything about one film, from the network or as far as the device has it. */
export function MovieScreen({ id, renderMarks, onTrailer }: MovieScreenProps) {
  const { details, card, loading, error, outdated, ask } = useFilmDetails(id);
  const trailer = useTrailerPress(ask, onTrailer);
  const ranking = useRank(id);
  const known = useMemo(() => details && filmOfDetails(details), [details]);
  const film = known ?? card;

  if (!film) return error ? <MovieFailure error={error} onRetry={() => void ask()} /> : <MovieLoading />;
  return (
    <Screen width="bleed">
      <MovieHero
        film={film}
        details={details}
        rank={ranking.rank}
        marks={renderMarks(film)}
        trailerLoading={trailer.looking}
        onTrailer={trailer.press}
      />
      <Page>
        {outdated && <MovieAge since={outdated.since} reason={outdated.reason} />}
        <Columns>
          <div>
            <MovieOverview text={film.description} />
            {!details && <MissingFacts loading={loading} error={error} onRetry={() => void ask()} />}
            {details && <MovieCast cast={details.credits.cast} />}
            {known && details && <MovieStreaming film={known} providers={details.facts.providers} />}
          </div>
          <div>
            <MovieRanking {...ranking} />
            {details && <MovieFacts details={details} />}
          </div>
        </Columns>
      </Page>
    </Screen>
  );
}
