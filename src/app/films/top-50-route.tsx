import { Top50Screen } from '../../features/charts/top-50-screen';
import { QueryProvider } from '../../hooks/query-provider';
import { useOpenMovie } from '../../hooks/use-open-movie';

/** /charts/movies/top50. */
export function Top50Route() {
  const openMovie = useOpenMovie();
  return (
    <QueryProvider>
      <Top50Screen onOpen={openMovie} />
    </QueryProvider>
  );
}
