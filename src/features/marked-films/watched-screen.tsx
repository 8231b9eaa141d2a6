import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { WATCHED_FILMS } from '../../words/en/account/watched-films';
import type { MarkableFilm } from '../../data/member/member-runtime';
import type { CardFilm } from '../../ui/film/film-card';
import { MarkedFilms } from './marked-films';
import { useMarkedList } from './use-marked-list';
import { WatchedRow } from './watched-row';

export interface WatchedScreenProps {
  readonly onOpen: (film: CardFilm) => void;
  /** Beside the heading: what waits for a network. */
  readonly syncLine?: ReactNode;
  /** The eye on each card. */
  readonly renderEye: (film: MarkableFilm) => ReactNode;
}

/** /profile/watched: the films that the member has seen, and since when the mark says so. */
export function WatchedScreen({ onOpen, syncLine, renderEye }: WatchedScreenProps) {
  return (
    <MarkedFilms
      words={WATCHED_FILMS}
      icon={Eye}
      list={useMarkedList('watched')}
      aside={syncLine}
      renderRow={(row) => <WatchedRow {...row} onOpen={onOpen} renderAction={renderEye} />}
    />
  );
}
