import type { ReactNode } from 'react';
import type { CardMovie } from '../../components/movie/movie-card';
import { Benefits } from './sections/benefits';
import { ClosingCall } from './sections/closing-call';
import { Discover } from './sections/discover';
import { EngineDemo } from './engine/engine-demo';
import { Finder } from './engine/finder';
import { useOneByOne } from './use-one-by-one';

export interface LandingSectionsProps {
  /** Counts the presses on 'Try it now'. */
  readonly asked: number;
  /** The questionnaire is to show the movies it found. */
  readonly resultsOpen: boolean;
  readonly onOpen: (movie: CardMovie) => void;
  readonly renderQuestionnaire: () => ReactNode;
}

/** All of the landing page below the hero: loaded after it is painted. */
export function LandingSections({ asked, resultsOpen, onOpen, renderQuestionnaire }: LandingSectionsProps) {
  const drawn = useOneByOne(3);
  return (
    <>
      <EngineDemo onOpen={onOpen}>
        <Finder asked={asked} resultsOpen={resultsOpen} renderQuestionnaire={renderQuestionnaire} />
      </EngineDemo>
      {drawn > 1 && <Discover onOpen={onOpen} />}
      {drawn > 2 && (
        <>
          <Benefits />
          <ClosingCall />
        </>
      )}
    </>
  );
}
