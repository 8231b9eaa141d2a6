import { chakra } from '@chakra-ui/react/styled-system';
import { IMPORT } from '../../words/en/own-data/import';
import { formatUnitList } from '../../i18n/format';
import type { MovieSummary } from '../../domain/movies/movie';
import { Button } from '../../components/button';
import { MoviePoster } from '../../components/movie/poster';
import { Stack, Text } from './card-parts';
import { Buttons, MovieName, Movies } from './import-parts';

/** Letters of a description: enough to tell movies of one title apart. */
const ABOUT = 140;

const Choice = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '4', alignItems: 'start' },
});

type Candidate = MovieSummary & { readonly id: number };

export interface ImportDecisionProps {
  /** The movie as its file names it. */
  readonly name: string;
  readonly candidates: readonly Candidate[];
  /** Told the movie that is meant, or null for none of them. */
  readonly onDecide: (id: number | null) => void;
}

function about({ genres, description }: Candidate): string {
  const begins = description.length > ABOUT ? `${description.slice(0, ABOUT).trim()}…` : description;
  return [formatUnitList(genres), begins].filter((part) => part !== '').join('. ');
}

/** A movie of which several may be meant, with those to choose from. */
export function ImportDecision({ name, candidates, onDecide }: ImportDecisionProps) {
  return (
    <li>
      <Stack>
        <MovieName>{name}</MovieName>
        <Movies>
          {candidates.map((movie) => (
            <Choice key={movie.id}>
              <MoviePoster title={movie.title} posterPath={movie.posterPath} sizes="72px" />
              <Stack>
                <div>
                  <p>{IMPORT.named(movie.title, movie.year)}</p>
                  <Text>{about(movie)}</Text>
                </div>
                <Button
                  variant="secondary"
                  label={IMPORT.meantOf(IMPORT.named(movie.title, movie.year))}
                  onPress={() => onDecide(movie.id)}
                >
                  {IMPORT.meant}
                </Button>
              </Stack>
            </Choice>
          ))}
        </Movies>
        <Buttons>
          <Button variant="ghost" label={IMPORT.noneMeantOf(name)} onPress={() => onDecide(null)}>
            {IMPORT.noneMeant}
          </Button>
        </Buttons>
      </Stack>
    </li>
  );
}
