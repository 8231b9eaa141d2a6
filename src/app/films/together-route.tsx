import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parseVoteFragment } from '../../domain/group-vote';
import { GroupVoteScreen } from '../../features/together/together-screen';
import { QueryProvider } from '../../hooks/query-provider';

/** /together: the fragment of the address carries the movies, and perhaps an answer. */
export function GroupVoteRoute() {
  const { hash } = useLocation();
  const shared = useMemo(() => parseVoteFragment(hash), [hash]);
  return (
    <QueryProvider>
      <GroupVoteScreen shared={shared} />
    </QueryProvider>
  );
}
