import { Top50Screen } from '../../features/charts/top-50-screen';
import { QueryProvider } from '../loading/query-provider';
import { useOpenFilm } from '../film-dialogs/use-open-film';

/** /charts/movies/top50. */
export function Top50Route() {
  const openFilm = useOpenFilm();
  return (
    <QueryProvider>
      <Top50Screen onOpen={openFilm} />
    </QueryProvider>
  );
}
