import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkableFilm } from '../../data/member/member-runtime';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import type { CardFilm } from '../../ui/film/film-card';
import { DatedRow } from './dated-row';
import { MarkedFilms } from './marked-films';
import { useMarkedList } from './use-marked-list';

export interface MarkedScreenProps {
  readonly kind: ScreenKind;
  /** The kind's, over the words that say that there are none. */
  readonly icon: LucideIcon;
  readonly onOpen: (film: CardFilm) => void;
  /** Beside the heading: what waits for a network. */
  readonly syncLine?: ReactNode;
  /** The mark's button on each card. */
  readonly renderMark: (film: MarkableFilm) => ReactNode;
}

/** The films with a kind of mark, such as /profile/watched, and since when each has it. */
export function MarkedScreen({ kind, icon, onOpen, syncLine, renderMark }: MarkedScreenProps) {
  return (
    <MarkedFilms
      kind={kind}
      icon={icon}
      list={useMarkedList(kind)}
      aside={syncLine}
      renderRow={(row) => <DatedRow {...row} kind={kind} onOpen={onOpen} renderAction={renderMark} />}
    />
  );
}
