import { CollectionScreen } from '../../features/collection/collection-screen';
import { MarkButton } from '../../features/marks/mark-button';
import { QueryProvider } from '../loading/query-provider';
import { OfflineBanner } from '../member/offline-line';
import { useOpenFilm } from '../film-dialogs/use-open-film';

/** /collection, with the heart and the eye on each card. */
export function CollectionRoute() {
  const openFilm = useOpenFilm();
  return (
    <QueryProvider>
      <CollectionScreen
        onOpen={openFilm}
        syncLine={<OfflineBanner />}
        renderMarks={(film) => (
          <>
            <MarkButton kind="favorite" film={film} surface="poster" />
            <MarkButton kind="watched" film={film} surface="poster" />
          </>
        )}
      />
    </QueryProvider>
  );
}
