import { FilmCardSkeleton } from './film-card-skeleton';

/** List items that stand for films on their way. Screen readers hear the list's status instead. */
export function FilmSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden="true">
      <FilmCardSkeleton />
    </li>
  ));
}
