import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardMovie } from '../../components/movie/movie-card';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { useMemberStore } from '../../hooks/member-provider';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { formatDate } from '../../i18n/format';
import { MarkButton } from '../../marks/mark-button';
import { MARK_ICONS } from '../../marks/mark-icons';
import { OfflineBanner } from '../../marks/offline-banner';
import { unmarkMovies } from '../../marks/toggle-mark';
import type { MarkableMovie } from '../../services/member-store';
import { FavoritesScreen } from './favorites-screen';
import { ImageButton } from './image-button';
import { InstallInvitation } from './install-invitation';
import { MarkedMovies } from './marked-movies';
import { MarkedRow, type MarkedRowProps } from './marked-row';
import { MARKED_MOVIES } from './messages';
import { useMarkedList, useMarkTimes } from './use-marked-list';

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

interface DatedRowProps extends Omit<MarkedRowProps, 'noteOf'> {
  readonly kind: ScreenKind;
}

/** One row of marked movies, each with the day on which it was marked. */
export function DatedRow({ kind, ...props }: DatedRowProps) {
  const times = useMarkTimes(kind, props.ids);

  function noteOf(id: number): string | null | undefined {
    const time = times?.get(id);
    if (time === undefined) return null;
    // A mark that has just gone: its card may have the focus, which moves on when the movie leaves the list.
    return time === null ? undefined : MARKED_MOVIES.marked(formatDate(time));
  }

  return <MarkedRow {...props} noteOf={noteOf} />;
}

/** /profile/favorites, with the heart on each card. */
function FavoritesRoute() {
  const openMovie = useOpenMovie();
  const store = useMemberStore();
  return (
    <FavoritesScreen
      onOpen={openMovie}
      syncLine={<OfflineBanner />}
      notice={<InstallInvitation />}
      renderHeart={(movie) => <MarkButton kind="favorite" movie={movie} surface="poster" />}
      renderPicture={(ids) => <ImageButton ids={ids} />}
      onRemove={(ids) => {
        if (store) void unmarkMovies(store, 'favorite', ids);
      }}
    />
  );
}

/** The screen of a kind of mark, with the mark's button on each card; that of the favorites has more. */
export function markedRoute(kind: ScreenKind) {
  if (kind === 'favorite') return FavoritesRoute;
  return function MarkedRoute() {
    const openMovie = useOpenMovie();
    return (
      <MarkedScreen
        kind={kind}
        icon={MARK_ICONS[kind].icon}
        onOpen={openMovie}
        syncLine={<OfflineBanner />}
        renderMark={(movie) => <MarkButton kind={kind} movie={movie} surface="poster" />}
      />
    );
  };
}
