import type { ReactNode } from 'react';
import type { CardFilm } from '../../ui/film-card';
import { Benefits } from './benefits';
import { ClosingCall } from './closing-call';
import { Discover } from './discover';
import { EngineDemo } from './engine-demo';
import { Finder } from './finder';

export interface LandingSectionsProps {
  /** Counts the presses on 'Try it now'. */
  readonly asked: number;
  readonly onOpen: (film: CardFilm) => void;
  readonly renderQuestionnaire: () => ReactNode;
}

/** All of the landing page below the hero: loaded after it is painted. */
export function LandingSections({ asked, onOpen, renderQuestionnaire }: LandingSectionsProps) {
  return (
    <>
      <EngineDemo onOpen={onOpen}>
        <Finder asked={asked} renderQuestionnaire={renderQuestionnaire} />
      </EngineDemo>
      <Discover onOpen={onOpen} />
      <Benefits />
      <ClosingCall />
    </>
  );
}
