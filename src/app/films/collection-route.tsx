import { CollectionScreen } from '../../features/collection/collection-screen';
import { MarkButton } from '../../marks/mark-button';
import { QueryProvider } from '../../hooks/query-provider';
import { OfflineBanner } from '../../marks/offline-banner';
import { useOpenMovie } from '../../hooks/use-open-movie';

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
