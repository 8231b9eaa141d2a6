import { useNavigate } from 'react-router-dom';
import { moviePath } from '../config/routes';
import { Top50Screen } from '../features/charts/top-50-screen';
import { QueryProvider } from './query-provider';

/** /charts/movies/top50. */
export function Top50Route() {
  const navigate = useNavigate();
  return (
    <QueryProvider>
      <Top50Screen onOpen={({ id }) => void navigate(moviePath(id))} />
    </QueryProvider>
  );
}
