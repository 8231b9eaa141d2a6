import { useMemberStore } from '../../hooks/member-provider';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { ImageButton } from '../../features/favorites-picture/picture-button';
import { InstallInvitation } from '../../features/install/install-invitation';
import { FavoritesScreen } from '../../features/marked-films/favorites-screen';
import { MarkedScreen } from '../../features/marked-films/marked-screen';
import { MarkButton } from '../../marks/mark-button';
import { MARK_ICONS } from '../../marks/mark-icons';
import { OfflineBanner } from '../../marks/offline-banner';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { unmarkMovies } from '../../marks/toggle-mark';

/** /profile/favorites, with the heart on each card. */
function FavoritesRoute() {
  const openMovie = useOpenMovie();
  const runtime = useMemberStore();
  return (
    <FavoritesScreen
      onOpen={openMovie}
      syncLine={<OfflineBanner />}
      notice={<InstallInvitation />}
      renderHeart={(movie) => <MarkButton kind="favorite" movie={movie} surface="poster" />}
      renderPicture={(ids) => <ImageButton ids={ids} />}
      onRemove={(ids) => {
        if (runtime) void unmarkMovies(runtime, 'favorite', ids);
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
