import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkableMovie } from '../../services/member-store';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import type { CardMovie } from '../../components/movie/movie-card';
import { DatedRow } from './dated-row';
import { MarkedMovies } from './marked-films';
import { useMarkedList } from './use-marked-list';

export interface MarkedScreenProps {
  readonly kind: ScreenKind;
  /** The kind's, over the words that say that there are none. */
  readonly icon: LucideIcon;
  readonly onOpen: (movie: CardMovie) => void;
  /** Beside the heading: what waits for a network. */
  readonly syncLine?: ReactNode;
  /** The mark's button on each card. */
  readonly renderMark: (movie: MarkableMovie) => ReactNode;
}

/** The movies with a kind of mark, such as /profile/watched, and since when each has it. */
export function MarkedScreen({ kind, icon, onOpen, syncLine, renderMark }: MarkedScreenProps) {
  return (
    <MarkedMovies
      kind={kind}
      icon={icon}
      list={useMarkedList(kind)}
      aside={syncLine}
      renderRow={(row) => <DatedRow {...row} kind={kind} onOpen={onOpen} renderAction={renderMark} />}
    />
  );
}
