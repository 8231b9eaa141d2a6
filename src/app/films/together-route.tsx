import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { roundOf } from '../../domain/together/round-address';
import { TogetherScreen } from '../../features/together/together-screen';
import { QueryProvider } from '../loading/query-provider';

/** /together: the fragment of the address carries the films, and perhaps an answer. */
export function TogetherRoute() {
  const { hash } = useLocation();
  const shared = useMemo(() => roundOf(hash), [hash]);
  return (
    <QueryProvider>
      <TogetherScreen shared={shared} />
    </QueryProvider>
  );
}
