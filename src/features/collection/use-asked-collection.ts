import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { collectionQuestion, type CollectionQuestion } from '../../config/nearest-places';

/** Takes what the address asks of the collection, once: it is gone from the address then, so that Back does not ask again. */
export function useAskedCollection(take: (question: CollectionQuestion) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onAsked = useEffectEvent((question: CollectionQuestion) => {
    void navigate(pathname, { replace: true });
    take(question);
  });
  useEffect(() => {
    const question = collectionQuestion(search);
    // after the search that the collection begins by itself, which this one ends
    if (question !== null) queueMicrotask(() => onAsked(question));
  }, [search]);
}
