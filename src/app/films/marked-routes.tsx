import { useMemberRuntime } from '../../data/hooks/member/member-provider';
import { PictureButton } from '../../features/favorites-picture/picture-button';
import { InstallInvitation } from '../../features/install/install-invitation';
import { FavoritesScreen } from '../../features/marked-films/favorites-screen';
import { WatchedScreen } from '../../features/marked-films/watched-screen';
import { MarkButton } from '../../features/marks/mark-button';
import { OfflineLine } from '../member/offline-line';
import { useOpenFilm } from '../film-dialogs/use-open-film';
import { unmarkFilms } from '../member/unmark-films';

/** /profile/favorites, with the heart on each card. */
export function FavoritesRoute() {
  const openFilm = useOpenFilm();
  const runtime = useMemberRuntime();
  return (
    <FavoritesScreen
      onOpen={openFilm}
      syncLine={<OfflineLine />}
      notice={<InstallInvitation />}
      renderHeart={(film) => <MarkButton kind="favorite" film={film} ground="poster" />}
      renderPicture={(ids) => <PictureButton ids={ids} />}
      onRemove={(ids) => {
        if (runtime) void unmarkFilms(runtime, 'favorite', ids);
      }}
    />
  );
}

/** /profile/watched, with the eye on each card; in one file with the favorites, since they share all but this. */
export function WatchedRoute() {
  const openFilm = useOpenFilm();
  return (
    <WatchedScreen
      onOpen={openFilm}
      syncLine={<OfflineLine />}
      renderEye={(film) => <MarkButton kind="watched" film={film} ground="poster" />}
    />
  );
}
