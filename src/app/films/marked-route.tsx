import { useMemberStore } from '../../data/hooks/member/member-provider';
import type { ScreenKind } from '../../domain/marks/mark-kinds';
import { ImageButton } from '../../features/favorites-picture/picture-button';
import { InstallInvitation } from '../../features/install/install-invitation';
import { FavoritesScreen } from '../../features/marked-films/favorites-screen';
import { MarkedScreen } from '../../features/marked-films/marked-screen';
import { MarkButton } from '../../features/marks/mark-button';
import { MARK_ICONS } from '../../features/marks/mark-icons';
import { OfflineBanner } from '../member/offline-line';
import { useOpenFilm } from '../film-dialogs/use-open-film';
import { unmarkFilms } from '../member/unmark-films';

/** /profile/favorites, with the heart on each card. */
function FavoritesRoute() {
  const openFilm = useOpenFilm();
  const runtime = useMemberStore();
  return (
    <FavoritesScreen
      onOpen={openFilm}
      syncLine={<OfflineBanner />}
      notice={<InstallInvitation />}
      renderHeart={(film) => <MarkButton kind="favorite" film={film} surface="poster" />}
      renderPicture={(ids) => <ImageButton ids={ids} />}
      onRemove={(ids) => {
        if (runtime) void unmarkFilms(runtime, 'favorite', ids);
      }}
    />
  );
}

/** The screen of a kind of mark, with the mark's button on each card; that of the favorites has more. */
export function markedRoute(kind: ScreenKind) {
  if (kind === 'favorite') return FavoritesRoute;
  return function MarkedRoute() {
    const openFilm = useOpenFilm();
    return (
      <MarkedScreen
        kind={kind}
        icon={MARK_ICONS[kind].icon}
        onOpen={openFilm}
        syncLine={<OfflineBanner />}
        renderMark={(film) => <MarkButton kind={kind} film={film} surface="poster" />}
      />
    );
  };
}
