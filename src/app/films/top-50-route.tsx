import { Top50Screen } from '../../features/charts/top-50-screen';
import { QueryProvider } from '../loading/query-provider';
import { useOpenMovie } from '../film-dialogs/use-open-film';

/** /charts/movies/top50. */
export function Top50Route() {
  const openMovie = useOpenMovie();
  return (
    <QueryProvider>
      <Top50Screen onOpen={openMovie} />
    </QueryProvider>
  );
}
