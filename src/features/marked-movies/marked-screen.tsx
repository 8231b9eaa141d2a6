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
  /** Icon of the mark kind, shown above the empty state. */
  readonly icon: LucideIcon;
  readonly onOpen: (movie: CardMovie) => void;
  /** Shown next to the heading: why changes can't be synced. */
  readonly syncLine?: ReactNode;
  /** The mark button of a card. */
  readonly renderMark: (movie: MarkableMovie) => ReactNode;
}

/** The movies with one kind of mark, such as /profile/watched, with the date of each mark. */
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

/** One row of marked movies with their dates. */
export function DatedRow({ kind, ...props }: DatedRowProps) {
  const times = useMarkTimes(kind, props.ids);

  function noteOf(id: number): string | null | undefined {
    const time = times?.get(id);
    if (time === undefined) return null;
    // The mark has just been removed; its card may still have the focus, which moves when the movie leaves the list.
    return time === null ? undefined : MARKED_MOVIES.marked(formatDate(time));
  }

  return <MarkedRow {...props} noteOf={noteOf} />;
}

/** /profile/favorites, with favorite buttons on each card. */
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

/** The screen of a mark kind, with mark buttons on each card; favorites have more features. */
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
