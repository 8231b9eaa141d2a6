import { CollectionScreen } from '../../features/collection/collection-screen';
import { FavoriteButton } from '../../features/marks/favorite-button';
import { WatchedButton } from '../../features/marks/watched-button';
import { QueryProvider } from '../loading/query-provider';
import { OfflineLine } from '../member/offline-line';
import { useOpenFilm } from '../film-dialogs/use-open-film';

/** /collection, with the heart and the eye on each card. */
export function CollectionRoute() {
  const openFilm = useOpenFilm();
  return (
    <QueryProvider>
      <CollectionScreen
        onOpen={openFilm}
        syncLine={<OfflineLine />}
        renderMarks={(film) => (
          <>
            <FavoriteButton film={film} ground="poster" />
            <WatchedButton film={film} ground="poster" />
          </>
        )}
      />
    </QueryProvider>
  );
}
