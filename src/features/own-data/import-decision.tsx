import { chakra } from '@chakra-ui/react/styled-system';
import { IMPORT } from '../../words/en/own-data/import';
import { formatUnitList } from '../../words/format/list-text';
import type { FilmSummary } from '../../domain/film/film';
import { Button } from '../../ui/controls/button';
import { FilmPoster } from '../../ui/film/picture/film-poster';
import { Stack, Text } from './card-parts';
import { Buttons, FilmName, Films } from './import-parts';

/** Letters of a description: enough to tell films of one title apart. */
const ABOUT = 140;

const Choice = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '4', alignItems: 'start' },
});

type Candidate = FilmSummary & { readonly id: number };

export interface ImportDecisionProps {
  /** The film as its file names it. */
  readonly name: string;
  readonly candidates: readonly Candidate[];
  /** Told the film that is meant, or null for none of them. */
  readonly onDecide: (id: number | null) => void;
}

function about({ genres, description }: Candidate): string {
  const begins = description.length > ABOUT ? `${description.slice(0, ABOUT).trim()}…` : description;
  return [formatUnitList(genres), begins].filter((part) => part !== '').join('. ');
}

/** A film of which several may be meant, with those to choose from. */
export function ImportDecision({ name, candidates, onDecide }: ImportDecisionProps) {
  return (
    <li>
      <Stack>
        <FilmName>{name}</FilmName>
        <Films>
          {candidates.map((film) => (
            <Choice key={film.id}>
              <FilmPoster title={film.title} posterPath={film.posterPath} sizes="72px" />
              <Stack>
                <div>
                  <p>{IMPORT.named(film.title, film.year)}</p>
                  <Text>{about(film)}</Text>
                </div>
                <Button
                  variant="secondary"
                  label={IMPORT.meantOf(IMPORT.named(film.title, film.year))}
                  onPress={() => onDecide(film.id)}
                >
                  {IMPORT.meant}
                </Button>
              </Stack>
            </Choice>
          ))}
        </Films>
        <Buttons>
          <Button variant="ghost" label={IMPORT.noneMeantOf(name)} onPress={() => onDecide(null)}>
            {IMPORT.noneMeant}
          </Button>
        </Buttons>
      </Stack>
    </li>
  );
}
