import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_VIEW, type CollectionView } from '../../../domain/lists/collection';
import { collectionKey } from '../../../hooks/query-client';
import { useMemberId } from '../../../hooks/member-provider';

/**
 * How the member looks at the collection. Kept beside the movies found, so that coming back from a movie shows the same
 * page of them.
 * @returns the view and a function that changes parts of it
 */
export function useCollectionView(): [CollectionView, (change: Partial<CollectionView>) => void] {
  const client = useQueryClient();
  const key = collectionKey(useMemberId(), 'view');
  const [view, setView] = useState(() => client.getQueryData<CollectionView>(key) ?? FIRST_VIEW);

  function change(parts: Partial<CollectionView>) {
    const next = { ...view, ...parts };
    setView(next);
    client.setQueryData(key, next);
  }

  return [view, change];
}
