import { CollectionScreen } from '../../features/collection/collection-screen';
import { MarkButton } from '../../features/marks/mark-button';
import { QueryProvider } from '../loading/query-provider';
import { OfflineBanner } from '../member/offline-line';
import { useOpenMovie } from '../film-dialogs/use-open-film';

/** /collection, with the heart and the eye on each card. */
export function CollectionRoute() {
  const openMovie = useOpenMovie();
  return (
    <QueryProvider>
      <CollectionScreen
        onOpen={openMovie}
        syncLine={<OfflineBanner />}
        renderMarks={(movie) => (
          <>
            <MarkButton kind="favorite" movie={movie} surface="poster" />
            <MarkButton kind="watched" movie={movie} surface="poster" />
          </>
        )}
      />
    </QueryProvider>
  );
}
